import FCMClient
import HarmlessText
import Workspace

extension SendRules {
  /// Several profiles and none chosen: sending is off, and production never starts by itself.
  static func profileRefusal(_ sendCase: SendCase) -> SendRefusal? {
    switch sendCase.profile {
    case .chosen: return nil
    case .noneConfigured:
      return SendRefusal(
        .noProfile, "no profile is configured",
        remedy: "add [profiles.NAME] to \(ProjectFile.name)", .configuration)
    case .severalToChooseFrom(let names):
      return SendRefusal(
        .noProfile, "no profile is chosen",
        remedy: "choose one with --profile: \(list(names))", .usage)
    case .unknown(let name, let nearest, let known):
      let remedy =
        nearest.map { "did you mean \($0)?" }
        ?? (known.isEmpty
          ? "add [profiles.NAME] to \(ProjectFile.name)" : "use one of \(list(known))")
      return SendRefusal(
        .noProfile, "no profile is called ‘\(VisibleText.of(name))’", remedy: remedy,
        .configuration)
    case .unusable(let sentence):
      return SendRefusal(
        .noProfile, VisibleText.of(sentence), remedy: "fix \(ProjectFile.name)", .configuration)
    case .notAllowed(let sentence, let remedy):
      return SendRefusal(.notPermitted, VisibleText.of(sentence), remedy: remedy, .notAllowed)
    }
  }

  /// A file that is broken, or that says something else than the review, is never sent with.
  static func projectFileRefusal(_ sendCase: SendCase) -> SendRefusal? {
    guard let blocker = sendCase.projectBlocker else { return nil }
    return SendRefusal(
      .projectFile, VisibleText.of(blocker), remedy: "fix it; until then nothing is sent",
      .configuration)
  }

  static func readOnlyRefusal(_ sendCase: SendCase) -> SendRefusal? {
    guard let profile = sendCase.profile.profile, profile.isReadOnly else { return nil }
    return SendRefusal(
      .readOnly, "the profile \(profile.name) allows only dry runs",
      remedy: "use another profile, or remove read-only and fix the problems of this one",
      .notAllowed)
  }

  static func projectRefusal(_ sendCase: SendCase) -> SendRefusal? {
    guard let profile = sendCase.profile.profile, sendCase.project == nil else { return nil }
    return SendRefusal(
      .noProject, "the profile \(profile.name) names no Firebase project",
      remedy: "add project = \"…\" to it, from the Firebase console's settings", .configuration)
  }

  static func endpointRefusal(_ sendCase: SendCase) -> SendRefusal? {
    guard let profile = sendCase.profile.profile else { return nil }
    do throws(InvalidEndpoint) {
      _ = try FCMEndpoint(parsing: profile.endpoint)
      return nil
    } catch {
      return SendRefusal(
        .noEndpoint, error.description, remedy: "fix the profile \(profile.name)",
        .configuration)
    }
  }

  static func credentialRefusal(_ sendCase: SendCase) -> SendRefusal? {
    guard sendCase.profile.profile != nil else { return nil }
    switch sendCase.access {
    case .account, .notNeeded: return nil
    case .notAllowed(let request): return SendRefusal(request)
    case .failed(let failure):
      return SendRefusal(.noCredentials, failure.sentence, remedy: failure.remedy, .notAllowed)
    case nil:
      return SendRefusal(
        .noCredentials, "Pushwright hasn't looked for credentials yet",
        remedy: "try again in a moment",
        .notAllowed)
    }
  }

  static func journalRefusal(_ sendCase: SendCase) -> SendRefusal? {
    switch sendCase.journal {
    case .sends: return nil
    case .notAsked:
      return SendRefusal(
        .noJournal, "Pushwright hasn't read the history yet",
        remedy: "try again in a moment", .nothingSent)
    case .unavailable(let reason, let isBusy):
      return SendRefusal(
        .noJournal, "the history can't be written (\(VisibleText.of(reason)))",
        remedy: isBusy
          ? "try again: nothing is sent without a record of it"
          : "make it writable: nothing is sent without a record of it",
        isBusy ? .nothingSent : .notAllowed)
    }
  }

  static func list(_ names: [String]) -> String {
    names.map { VisibleText.of($0) }.joined(separator: ", ")
  }
}
