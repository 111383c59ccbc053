internal import Foundation
internal import LocalPrograms
internal import Synchronization

/// Runs git's plumbing on untrusted repositories, without running anything that a repository's own settings name.
///
/// Only commands that read objects, the index and names are used. What else could start a program, such as filters,
/// hooks, signatures, a pager, or fetching what a partial clone lacks, is switched off as well.
enum GitProcess {
  /// How long git may take.
  struct Patience {
    var time: Duration

    /// For a name or a setting.
    static let asking = Patience(time: .seconds(10))
    /// For lists and contents of files.
    static let reading = Patience(time: .seconds(60))
  }

  /// The repositories of which git didn't tell something in time.
  ///
  /// It isn't asked about them again: each call would take as long. That is so for the whole program, whose readings follow
  /// one another and know nothing of each other; it says nothing of any text, so no reading's result depends on it otherwise.
  private static let silent = Mutex<[String: Duration]>([:])

  /// Settings that the repository's own can't override.
  private static let settings = [
    "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.pager=cat", "core.editor=false",
    "core.sshCommand=false", "core.askPass=false", "core.alternateRefsCommand=false",
    "credential.helper=", "diff.external=false", "gpg.program=false", "log.showSignature=false",
    "protocol.allow=never", "safe.bareRepository=explicit", "submodule.recurse=false",
  ]

  /// The standard output of a git that ends well; `nil` otherwise.
  ///
  /// `overriding` are settings by their names, which may hold any character.
  static func run(
    _ arguments: [String], in directory: String, input: [UInt8] = [],
    overriding names: [String: String] = [:], within patience: Patience = .asking
  ) -> [UInt8]? {
    let result = result(
      arguments, in: directory, input: input, overriding: names, within: patience)
    return result.succeeded ? result.output : nil
  }

  static func result(
    _ arguments: [String], in directory: String, input: [UInt8] = [],
    overriding names: [String: String] = [:], within patience: Patience = .asking
  ) -> ProgramResult {
    guard let executable else { return ProgramResult(.notStarted("git isn't installed")) }
    let repository = RepositoryCheck.root(around: directory)
    if let repository, let time = silent.withLock({ $0[repository] }) {
      return ProgramResult(.tooLong(time))
    }
    let words =
      [executable, "--no-pager", "--no-optional-locks", "--literal-pathspecs"]
      + settings.flatMap { ["-c", $0] } + ["-C", directory] + arguments
    let result = LocalProgram(
      words, environment: environment.merging(pairs(names)) { $1 }, input: input,
      limits: ProgramLimits(time: patience.time, output: 512_000_000)
    ).run()
    if let repository, case .tooLong(let time) = result.ending {
      silent.withLock { $0[repository] = time }
    }
    return result
  }

  /// Where git is; `nil` if it is not installed.
  static let executable: String? =
    ExecutableSearch(path: ProcessInfo.processInfo.environment["PATH"]).file(of: "git")

  /// The user's variables; of git's own only those that say where settings are and how far to look for a repository.
  private static let environment = environment(of: ProcessInfo.processInfo.environment)

  static func environment(of variables: [String: String]) -> [String: String] {
    let kept: Set = [
      "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM", "GIT_CONFIG_NOSYSTEM", "GIT_CONFIG_COUNT",
      "GIT_CEILING_DIRECTORIES", "GIT_DISCOVERY_ACROSS_FILESYSTEM",
    ]
    let prefixes = ["GIT_CONFIG_KEY_", "GIT_CONFIG_VALUE_"]
    return variables.filter { name, _ in
      !name.hasPrefix("GIT_") || kept.contains(name) || prefixes.contains { name.hasPrefix($0) }
    }.merging([
      "LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0",
      // What a partial clone lacks is missing: git would run the program that its settings name.
      "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none",
    ]) { $1 }
  }

  /// Settings as variables, after those that the user has set in the same way.
  private static func pairs(_ names: [String: String]) -> [String: String] {
    guard !names.isEmpty else { return [:] }
    var count = environment["GIT_CONFIG_COUNT"].flatMap { Int($0) } ?? 0
    var variables: [String: String] = [:]
    for (name, value) in names {
      variables["GIT_CONFIG_KEY_\(count)"] = name
      variables["GIT_CONFIG_VALUE_\(count)"] = value
      count += 1
    }
    variables["GIT_CONFIG_COUNT"] = "\(count)"
    return variables
  }
}
