internal import ArgumentParser
internal import FoundationEssentials
internal import Workspace

extension HistoryOptions {
  /// The file that was named, the chosen profile's, or the user's own.
  func path() throws(CommandFailure) -> String {
    if let journal { return journal }
    let project = try Project.checked(try projectOptions(), needsFile: false)
    if let file = project.file, project.profile.profile == nil {
      for name in file.profiles.filter({ $0.journal != nil }).map(\.name) {
        Narration.say("profile \(name) has its own history: add --profile \(name) to see it")
      }
    }
    guard let path = project.journalPath else {
      throw CommandFailure(
        .configuration, "no place for the history: set HOME, or name a file with --journal")
    }
    try project.checkJournal()
    return path
  }

  /// The options that most verbs share, with nothing said about the app.
  private func projectOptions() throws(CommandFailure) -> ProjectOptions {
    let arguments = project.map { ["--project=\($0)"] } ?? []
    do {
      return try ProjectOptions.parse(arguments + (profile.map { ["--profile=\($0)"] } ?? []))
    } catch {
      throw CommandFailure(.usage, "--project and --profile can't be used: \(error)")
    }
  }
}
