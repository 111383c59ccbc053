import CodeSnippets
import FCMClient
import HarmlessText

/// A request as a command for a shell.
enum CurlText {
  /// Where the command takes its token from: never is one in it.
  enum Token: Hashable, Sendable {
    /// gcloud, for a person, whose calls have to be counted for a project.
    case gcloud
    case variable(String)

    /// As the profile says; the emulator's tokens are no business of gcloud's.
    init(variable: String?, isLocal: Bool) {
      // Only what a shell takes for a name may stand behind a dollar sign.
      let name = variable.flatMap { $0.isCodeName ? $0 : nil }
      if let name {
        self = .variable(name)
      } else {
        self = isLocal || variable != nil ? .variable("TOKEN") : .gcloud
      }
    }

    fileprivate var expression: String {
      switch self {
      case .gcloud: "$(gcloud auth application-default print-access-token)"
      case .variable(let name): "$\(name)"
      }
    }
  }

  /// What stands for a project that is not known, in a request and in the command.
  private static let unknownProject = (id: "project-not-known", variable: "$PROJECT_ID")

  /// A dry run of a message without a profile: whose project it is, a variable says.
  static func command(forDryRunOf message: String) throws(RefusedSend) -> String {
    let request = try SendRequest.dryRun(project: unknownProject.id, messageText: message)
    let command = command(for: request, token: .gcloud)
    let known = [request.url, "x-goog-user-project: \(unknownProject.id)"]
    let named = known.reduce(command) { command, text in
      let open = text.replacing(unknownProject.id, with: unknownProject.variable)
      return command.replacing(ShellQuoting.quoted(text), with: "\"\(open)\"")
    }
    return ": \"${PROJECT_ID:?set it to the project's ID}\"\n" + named
  }

  static func command(for request: SendRequest, token: Token) -> String {
    var headers = ["\"Authorization: Bearer \(token.expression)\""]
    if token == .gcloud {
      headers.append(ShellQuoting.quoted("x-goog-user-project: \(request.project)"))
    }
    // Which program it was is not true of curl.
    headers += request.headers.filter { $0.name != "User-Agent" }
      .map { ShellQuoting.quoted("\($0.name): \($0.value)") }
    let lines =
      ["curl --silent --show-error -X \(request.method) \(ShellQuoting.quoted(request.url))"]
      + headers.map { "  -H \($0)" } + ["  --data-raw \(ShellQuoting.quoted(request.body))"]
    return lines.joined(separator: " \\\n") + "\n"
  }
}
