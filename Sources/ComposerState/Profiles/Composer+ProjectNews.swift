import Drafts
import SendPolicy
import Workspace

/// The project file has changed while the program runs.
extension Composer {
  /// Why nothing is sent for now: the project file is gone or broken, or has changed under an open review.
  public var projectBlocker: String? {
    if let disappearanceBlocker { return disappearanceBlocker }
    if let projectProblem = projectProblem ?? strings?.projectMistakes.first {
      return "\(ProjectFile.name) is broken: \(projectProblem)"
    }
    guard pendingProject != nil else { return nil }
    return "\(ProjectFile.name) has changed: leave the review and open it again"
  }

  /// A file with a mistake: the last good one stays in use, and nothing is sent until it is whole.
  mutating func takeProjectProblem(_ sentence: String) {
    sending.take(projectProblem: sentence)
    notice = Notice(
      .error, "\(sentence). Fix the file to send; the last good version stays in use")
  }

  /// Why not even a dry run is made.
  var disappearanceBlocker: String? {
    sending.disappearance.map {
      "\($0). Restore it, or start Pushwright with another project"
    }
  }

  /// The project is gone: nothing is sent for it, and work can be saved elsewhere.
  mutating func takeDisappearance(_ phrase: String) {
    sending.take(disappearance: phrase)
    close(PermissionQuestion.self)
    notice = Notice(
      .error, "\(phrase.capitalizedFirst): nothing is sent. Restore it, or save elsewhere",
      offers: [.saveAs])
  }

  mutating func takeProject(_ reading: ProjectReading) {
    let wasBroken = projectProblem != nil || sending.disappearance != nil
    sending.await(reading)
    let name = ProjectFile.name
    if wasBroken { notice = Notice(.good, "Pushwright can read \(name) again") }
    if projectWaits {
      notice = Notice(.warning, "\(name) has changed: Pushwright uses it once you leave here")
    }
  }

  /// Nothing changes under a review or a send, nor while a list to choose from is open.
  private var projectWaits: Bool { openModal != nil || running != nil }

  /// Takes the newest reading as soon as nothing else is open.
  mutating func settleProject() -> [Effect] {
    guard let reading = pendingProject, !projectWaits else { return [] }
    sending.take(reading)
    locales.take(reading.settings)
    let next = profile(in: reading)
    if next != profile { use(next) }
    // What was asked is asked of another reading of the file.
    if topics.isBusy { sending.changeTopics { $0.forget() } }
    if reading.readsStrings { preview.take(nil) }
    say(reading)
    return [.useProject(reading.number)]
  }

  private mutating func say(_ reading: ProjectReading) {
    let name = ProjectFile.name
    let words = reading.changes.prefix(3).joined(separator: "; ")
    let more = reading.changes.count > 3 ? "; \(reading.changes.count - 3) more" : ""
    if let warning = reading.warnings.first {
      notice = Notice(.warning, (words.isEmpty ? "" : "\(name): \(words)\(more). ") + warning)
    } else if !words.isEmpty {
      notice = Notice(profile.kind == .none ? .warning : .good, "\(name): \(words)\(more)")
    }
  }

  /// The profile of the same name; one that has gone is missed, and no other takes its place.
  private func profile(in reading: ProjectReading) -> ProfileSummary {
    let name: String
    switch profile.choice {
    case .chosen(let profile): name = profile.name
    case .unknown(let unknown, _, _): name = unknown
    case .noneConfigured, .severalToChooseFrom, .unusable, .notAllowed:
      return reading.standardProfile
    }
    if let same = reading.profiles.first(where: { $0.name == name }) { return same }
    let names = reading.profiles.map(\.name)
    return ProfileSummary(.unknown(name, nearest: nil, known: names))
  }
}
