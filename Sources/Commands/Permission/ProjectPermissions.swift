public import FCMClient
internal import LocalFiles
public import SendPolicy
public import Workspace

/// What a profile of a project file may do, asked at the moment at which it does it.
public struct ProjectPermissions: Sendable {
  public let profile: Profile
  /// The project file behind all links.
  private let file: String
  /// The project file's directory behind all links, in which programs of the project are run.
  public let directory: String
  private let store: TrustStore
  private let paths: (credentials: String?, journal: String?)
  private let ownJournal: String?
  private let command: [String]

  /// `nil` without a profile; a profile is always a project file's.
  public init?(_ project: Project, environment: [String: String]) {
    guard let file = project.file, let profile = project.profile.profile else { return nil }
    self.init(profile, of: file, environment: environment)
  }

  init(_ profile: Profile, of file: ProjectFile, environment: [String: String]) {
    self.profile = profile
    self.file = RealPath.of(file.path)
    directory = RealPath.of(file.directory.isEmpty ? "." : file.directory)
    store = TrustStore(environment: environment)
    let home = environment["HOME"]
    paths = (
      profile.credentials.map { file.resolved($0, home: home) },
      profile.journal.map { file.resolved($0, home: home) }
    )
    command = file.command(profile.tokenCommand, home: home)
    ownJournal = StandardDirectories(environment: environment).journalFile.map { RealPath.of($0) }
  }

  /// Where the profile's paths lead now; only programs of the project are read.
  public var facts: ProfileFacts {
    var facts = ProfileFacts()
    facts.command = command
    facts.commandContents = command.compactMap(contentHash)
    facts.outsideKey = paths.credentials.flatMap(outside)
    if let journal = paths.journal.map(RealPath.of), journal != ownJournal {
      if RealPath.isInside(journal, directory) {
        facts.insideJournal = journal
      } else {
        facts.outsideJournal = journal
      }
    }
    return facts
  }

  /// The same with whose credentials were found.
  public func facts(knowing found: FoundCredentials) -> ProfileFacts {
    var facts = facts
    facts.account = found.origin.accountName ?? found.source.description
    guard profile.credentials != nil, case .credentials(let credentials) = found.origin else {
      return facts
    }
    facts.localTokenServers = credentials.localTokenServers
    guard var proof = credentials.identityProof else { return facts }
    if case .file(let path) = proof.origin {
      proof.origin = .file(path: RealPath.of(path))
      facts.isProofInside = outside(path) == nil
    }
    facts.proof = proof
    return facts
  }

  /// What is still to be asked for; `nil` if everything is allowed.
  public func request(_ facts: ProfileFacts) -> PermissionRequest? {
    store.request(for: ProjectPower.needed(by: profile, facts), of: file)
  }

  /// What is still to be asked for before the profile's journal is opened to read; one of the project may be read.
  public var journalRequest: PermissionRequest? {
    facts.outsideJournal.flatMap { store.request(for: [.record(path: $0)], of: file) }
  }

  /// Whether a credentials file may be read: it is the project's, or one of those that the user has allowed.
  public func mayRead(_ path: String, allowed: Set<String>) -> Bool {
    outside(path).map { allowed.contains($0) } ?? true
  }

  /// Whether a program may be started now: it isn't the project's, or the user has allowed it with the content that it has
  /// at this moment.
  public func mayRun(_ words: [String]) -> Bool { words != command || request(facts) == nil }

  /// What the files of the project hold that a command names, word for word; `nil` for other words, and none for other
  /// programs than the project's.
  public func contents(of words: [String]) -> [String?] {
    words == command ? words.map(contentHash) : []
  }

  /// - Throws: ``CommandFailure`` if it cannot be remembered.
  public func allow(_ request: PermissionRequest, at time: Int) throws(CommandFailure) {
    try store.allow(request, at: time)
  }

  /// Of a word of a command that is a file of the project, or a link of the project to another.
  private func contentHash(_ word: String) -> String? {
    guard !word.isEmpty else { return nil }
    let named = ProjectFile.resolved(word, relativeTo: directory)
    let path = RealPath.of(named)
    guard RealPath.isInside(path, directory) else {
      let isOfProject = named.hasPrefix(directory + "/") && FileStatus(unfollowed: named) != nil
      return isOfProject ? ContentHash.of("link to \(path)") : nil
    }
    do throws(FileFailure) {
      var hash = ContentHash.Running()
      try LocalFile.parts(path, as: .tokenProgram) { hash.add($0) }
      return hash.digits
    } catch {
      // Of a program that is too large to be read, or can't be now, what its file says of itself counts.
      guard let status = try? FileStatus(of: path), status.kind == .regular else { return nil }
      return ContentHash.of("\(status.identity) \(status.size) \(status.modified)")
    }
  }

  /// The real path, if it isn't in the project's directory.
  private func outside(_ path: String) -> String? {
    let real = RealPath.of(path)
    return RealPath.isInside(real, directory) ? nil : real
  }
}
