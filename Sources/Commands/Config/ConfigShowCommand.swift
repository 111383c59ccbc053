public import ArgumentParser
internal import FoundationEssentials
internal import LocalFiles
internal import SendPolicy
internal import Workspace

/// `pushwright config show`: print each value that counts, and what has set it.
public struct ConfigShowCommand: AsyncParsableCommand, ReportingVerb {
  public static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Print each setting that counts here, and the file or variable that has set it.",
    discussion: """
      Settings of the project file and your configuration with their file and line, the \
      PUSHWRIGHT_… variable that counts instead, or default, then the other environment variables \
      that are set. … replaces tokens and addresses of devices.
      """)

  @Option(help: "The output format.")
  public var format: ReportFormat = .text

  @OptionGroup public var options: ProfileOptions

  public init() {}

  public func run() async throws { try await printReport() }

  func report() throws(CommandFailure) -> String {
    let environment = ProcessInfo.processInfo.environment
    let project = try options.readProject()
    if let objection = project.objection {
      Narration.say("\(Project.sentence(of: objection)): \(objection.remedy)")
    }
    for problem in project.problems where problem.severity == .error { Narration.say("\(problem)") }
    let used = project.objection == nil ? project.path : nil
    let report = ConfigReport(
      project: try used.map { path throws(CommandFailure) in
        (ReportPath.relative(path), try Project.content(of: path).text)
      },
      user: Self.user(environment), environment: environment)
    return format == .json ? report.json : report.text
  }

  private static func user(_ environment: [String: String]) -> (path: String, text: String)? {
    guard let path = StandardDirectories(environment: environment).configurationFile,
      let text = try? LocalFile.text(path, as: .userConfiguration)
    else { return nil }
    return (path, text)
  }
}
