public import Workspace

/// What is known of the configuration, the project and its strings.
public struct ProjectFacts: Hashable, Sendable {
  /// Why a file isn't used, and what to do.
  public struct Objection: Hashable, Sendable {
    public var sentence: String
    public var remedy: String

    public init(sentence: String, remedy: String) {
      self.sentence = sentence
      self.remedy = remedy
    }
  }

  /// What was read of an app's strings.
  public struct Strings: Hashable, Sendable {
    /// `Android` or `Apple`.
    public var platform: String
    public var keyCount: Int
    public var languageCount: Int

    public init(platform: String, keyCount: Int, languageCount: Int) {
      self.platform = platform
      self.keyCount = keyCount
      self.languageCount = languageCount
    }
  }

  /// `nil` if there is none.
  public var userFile: String?
  public var userProblems: [WorkspaceProblem]
  /// `nil` if there is none.
  public var file: String?
  public var problems: [WorkspaceProblem]
  /// Why the file isn't used, with what to do; `nil` if it is.
  public var objection: Objection?
  public var apps: [String]
  public var strings: [Strings]
  /// Problems of string files, as compilers write them; errors first.
  public var stringErrors: [String]
  public var stringWarnings: [String]
  /// Why strings couldn't be read at all.
  public var stringFailure: String?

  public init(
    userFile: String? = nil, userProblems: [WorkspaceProblem] = [], file: String? = nil,
    problems: [WorkspaceProblem] = [], apps: [String] = [], strings: [Strings] = [],
    stringErrors: [String] = [], stringWarnings: [String] = [], stringFailure: String? = nil
  ) {
    self.userFile = userFile
    self.userProblems = userProblems
    self.file = file
    self.problems = problems
    self.apps = apps
    self.strings = strings
    self.stringErrors = stringErrors
    self.stringWarnings = stringWarnings
    self.stringFailure = stringFailure
  }

  public var checks: [Check] { userChecks + projectChecks + stringChecks }

  private var userChecks: [Check] {
    let found =
      userFile.map { Check(.configuration, .good, "your configuration is \($0)") }
      ?? Check(.configuration, .good, "you have no configuration file: the defaults count")
    return [found] + Self.checks(userProblems, .configuration)
  }

  private var projectChecks: [Check] {
    guard let file else {
      return [
        Check(
          .project, .warning, "no pushwright.toml here or above",
          remedy: "run pushwright init in the app's directory")
      ]
    }
    if let objection {
      return [Check(.project, .bad, objection.sentence, remedy: objection.remedy)]
    }
    let names = apps.isEmpty ? "it names no app" : apps.joined(separator: ", ")
    return [Check(.project, .good, "the project file is \(file): \(names)")]
      + Self.checks(problems, .project)
  }

  /// At most so many problems are named; the rest is counted.
  private static let most = 5

  private static func checks(_ problems: [WorkspaceProblem], _ area: Check.Area) -> [Check] {
    let errors = problems.filter { $0.severity == .error }
    let all = errors + problems.filter { $0.severity != .error }
    return all.prefix(most).map { problem in
      Check(
        area, problem.severity == .error ? .bad : .warning, "\(problem)",
        remedy: problem.path.hasPrefix(SettingVariable.prefix)
          ? "correct or unset the variable" : "fix that line")
    } + rest(of: all.count, errors.count > most, area, "pushwright config validate")
  }

  private static func rest(
    of count: Int, _ hasErrors: Bool, _ area: Check.Area, _ verb: String
  ) -> [Check] {
    guard count > most else { return [] }
    return [
      Check(
        area, hasErrors ? .bad : .warning, "\(count - most) more problems",
        remedy: "\(verb) lists all of them")
    ]
  }

  private var stringChecks: [Check] {
    guard file == nil || objection == nil else { return [] }
    if let stringFailure {
      return [Check(.strings, .bad, stringFailure, remedy: "correct the app's directories")]
    }
    guard !strings.isEmpty || !stringErrors.isEmpty else {
      return [
        Check(
          .strings, .warning, "no strings: keys of messages can't be checked",
          remedy: "name the app's directories in pushwright.toml")
      ]
    }
    let counts = strings.map { strings in
      Check(
        .strings, strings.keyCount == 0 ? .bad : .good,
        "\(strings.platform): \(Self.count(strings.keyCount, "key")) in \(Self.count(strings.languageCount, "localization"))",
        remedy: strings.keyCount == 0 ? "correct the app's directories" : nil)
    }
    let all =
      stringErrors.map { Check(.strings, .bad, $0, remedy: "fix the file") }
      + stringWarnings.map { Check(.strings, .warning, $0) }
    return counts + all.prefix(Self.most)
      + Self.rest(
        of: all.count, stringErrors.count > Self.most, .strings, "pushwright strings list")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
