internal import FoundationEssentials
internal import LocalFiles
internal import SendPolicy
internal import TextLayout
internal import Workspace

/// `pushwright config trust`: says what a project file does with what is the user's, and remembers that it may.
public struct TrustRun: Sendable {
  private let options: TrustOptions
  private let store: TrustStore
  private let environment: [String: String]
  private let now: Int
  private let ask: SendRun.Permission?

  /// Without a question no one can be asked; `now` is in seconds since 1970.
  public init(
    _ options: TrustOptions, environment: [String: String], now: Int, ask: SendRun.Permission?
  ) {
    self.options = options
    self.environment = environment
    self.now = now
    self.ask = ask
    store = TrustStore(environment: environment)
  }

  /// - Throws: ``CommandFailure`` unless everything that was to be allowed is.
  public func run() async throws(CommandFailure) {
    if options.list { return try list() }
    let path = try path()
    if options.revoke { return try revoke(RealPath.of(path)) }
    let file = try Self.file(at: path)
    let powers = try await powers(of: file)
    guard !powers.isEmpty else {
      return Narration.say("\(shown(path)) needs no permission")
    }
    let all = PermissionRequest(file: RealPath.of(path), powers: powers)
    for line in all.lines { Narration.write(line.displayable) }
    guard let request = store.request(for: powers, of: all.file) else {
      return Narration.say("you have already allowed all of it")
    }
    guard options.yes || ask != nil else {
      throw CommandFailure(
        .usage, "no terminal to ask on: read the list above, then add --yes to allow all of it")
    }
    guard options.yes || all.fitsOnScreen else {
      throw CommandFailure(
        .usage,
        "the list above is longer than a screen: read all of it, then add --yes to allow it")
    }
    if !options.yes {
      guard let ask, await ask(request) else {
        throw CommandFailure(.notPermitted, "not confirmed, nothing was allowed")
      }
    }
    try store.allow(request, at: now)
    Narration.say("allowed; \(Self.takingBack) revokes it")
  }

  private static let takingBack = "pushwright config trust --revoke"

  private func path() throws(CommandFailure) -> String {
    let manager = FileManager.default
    guard let named = options.file else {
      try WorkingDirectory.check()
      if let path = Project.filePath(around: RealPath.workingDirectory) { return path }
      throw CommandFailure(
        .noSuchFile, "no \(ProjectFile.name) here or above: name the file")
    }
    // What is gone may still have permissions.
    if options.revoke, !manager.fileExists(atPath: named) { return named }
    if let path = Project.filePath(in: named) { return path }
    guard manager.fileExists(atPath: named) else {
      throw CommandFailure(.noSuchFile, "no project file at \(named): check the path")
    }
    return named
  }

  /// A file with a mistake isn't used, so it is allowed nothing.
  private static func file(at path: String) throws(CommandFailure) -> ProjectFile {
    let (text, _) = try Project.content(of: path)
    let (file, problems) = ProjectFile.reading(text, path: path)
    let mistakes = problems.filter { $0.severity == .error }
    for mistake in mistakes { Narration.say("\(mistake)") }
    guard mistakes.isEmpty else {
      throw CommandFailure(
        .configuration, "\(ReportPath.relative(path)) has a mistake. Fix it, then try again")
    }
    return file
  }

  /// Those of all profiles, each once, in the order of the file.
  private func powers(of file: ProjectFile) async throws(CommandFailure) -> [ProjectPower] {
    let (_, ownership) = try Project.content(of: file.path)
    var powers: [ProjectPower] = []
    if let reason = Project.reason(against: ownership, environment) {
      powers.append(.beUsed(although: reason))
    }
    let user = UserConfiguration.onDisk(StandardDirectories(environment: environment)).configuration
    for profile in file.profiles {
      let permissions = ProjectPermissions(profile, of: file, environment: environment)
      let facts = await permissions.describedFacts(in: file, of: user, environment: environment)
      for power in ProjectPower.needed(by: permissions.profile, facts) where !powers.contains(power)
      { powers.append(power) }
    }
    return powers
  }

  private func list() throws(CommandFailure) {
    let (trusted, problem) = store.reading()
    if let problem { Narration.say(problem) }
    guard !trusted.entries.isEmpty else {
      return Narration.say("no project file has permissions yet")
    }
    let lines = trusted.entries.map { entry in
      let count = entry.powers.count
      return "\(entry.file.displayable)\t\(count) permission\(count == 1 ? "" : "s")\n"
    }
    try StandardOutput.write(lines.joined())
  }

  private func revoke(_ file: String) throws(CommandFailure) {
    let wasAllowed = try store.revoke(file)
    Narration.say(
      wasAllowed ? "revoked all permissions of \(shown(file))" : "\(shown(file)) had no permissions"
    )
  }

  private func shown(_ path: String) -> String { ReportPath.relative(path) }
}
