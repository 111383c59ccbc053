internal import AppProject

/// What the project says of an app, against which the app's sources are checked.
public struct PushSetup: Hashable, Sendable {
  /// A profile with the Firebase project that it sends to.
  public struct Sender: Hashable, Sendable {
    public var profile: String
    public var project: String

    public init(profile: String, project: String) {
      (self.profile, self.project) = (profile, project)
    }
  }

  /// The app's name, in front of each finding where the project has several apps; `nil` if it has one.
  public var app: String?
  /// The Android package that the project file names.
  public var package: String?
  /// The channels that the project file lists.
  public var channels: [String] = []
  public var senders: [Sender] = []

  public init(app: String? = nil) { self.app = app }

  /// A check of one part of the set-up: `icon: ic_push (app/…/AndroidManifest.xml:12)`.
  func check(
    _ area: Check.Area, _ mark: Check.Mark, _ part: String, _ finding: String,
    remedy: String? = nil
  ) -> Check {
    let name = app.map { "\($0): " } ?? ""
    return Check(area, mark, "\(name)\(part): \(finding)", remedy: remedy)
  }

  /// Whether the profiles send to the project of an app's Firebase files, which are usually `named` so.
  func projectChecks(
    _ area: Check.Area, of files: [FirebaseFile], named name: String, gap: String? = nil
  ) -> [Check?] {
    let real = files.filter { !$0.isStandIn }
    guard let first = real.first else {
      // What can't be read is there.
      if files.isEmpty, gap != nil { return [] }
      let found = files.first.map { "only \($0.place), a stand-in" }
      return [
        check(
          area, .warning, "project", found ?? "the sources have no \(name)",
          remedy: "check in the Firebase console that a profile sends to the app's project")
      ]
    }
    let best = real.first { file in senders.contains { $0.project == file.project } } ?? first
    return projectChecks(area, best.project, "\(best.place)")
  }

  /// That some parts aren't known, and why; nothing without a gap.
  func gapChecks(_ area: Check.Area, _ gap: String?) -> [Check] {
    gap.map { [check(area, .warning, "sources", "some parts can't be known, because \($0)")] } ?? []
  }

  /// Whether the profiles send to the project that an app's Firebase file names.
  func projectChecks(_ area: Check.Area, _ project: String, _ place: String) -> [Check] {
    let strangers = senders.filter { $0.project != project }
    let own = "\(project) (\(place))"
    if let stranger = strangers.first, strangers.count == senders.count {
      return [
        check(
          area, .bad, "project",
          "\(own), but the profile \(stranger.profile) sends to \(stranger.project)",
          remedy: "add a profile for \(project), or correct project in pushwright.toml")
      ]
    }
    let matching = senders.filter { $0.project == project }.map(\.profile)
    let profiles = matching.isEmpty ? "" : ", as \(matching.fewNames) sends"
    return [check(area, .good, "project", own + profiles)]
      + strangers.map { stranger in
        check(
          area, .warning, "project",
          "the profile \(stranger.profile) sends to another one, \(stranger.project)",
          remedy: "check that another app of this name belongs to it")
      }
  }
}

extension [String] {
  /// The first few of them, for a sentence: `news, orders and 4 more`.
  var fewNames: String {
    let shown = prefix(4).joined(separator: ", ")
    return count > 4 ? "\(shown) and \(count - 4) more" : shown
  }
}
