internal import SendPolicy

extension Project {
  /// The project whose devices the emulator plays: none if nothing names one, and none if others could have written the
  /// file that was found.
  ///
  /// - Throws: ``CommandFailure`` for a file with a mistake.
  public static func emulated(_ options: ProjectOptions) throws(CommandFailure) -> Project {
    let project = try Project(options, namesFromHere: true)
    if let objection = project.objection {
      Narration.say("note: \(sentence(of: objection)): \(objection.remedy)")
      return project
    }
    return try checked(options, needsFile: false, isQuiet: true)
  }
}
