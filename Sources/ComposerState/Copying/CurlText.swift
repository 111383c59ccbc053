import FCMClient

/// A request as a command for a shell.
enum CurlText {
  /// Where the command takes its token from: never is one in it.
  enum Token: Hashable, Sendable {
    /// gcloud, for a person, whose calls have to be counted for a project.
    case gcloud
    case variable(String)

    /// As the profile says; the emulator's tokens are no business of gcloud's.
    init(variable: String?, isLocal: Bool) {
      let name = variable.flatMap { Self.isName($0) ? $0 : nil }
      if let name {
        self = .variable(name)
      } else {
        self = isLocal || variable != nil ? .variable("TOKEN") : .gcloud
      }
    }

    /// Only what a shell takes for a name may stand behind a dollar sign.
    private static func isName(_ text: String) -> Bool {
      guard let first = text.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= first) else {
        return false
      }
      return text.unicodeScalars.allSatisfy {
        $0 == "_" || ($0.isASCII && $0.properties.isAlphabetic) || "0"..."9" ~= $0
      }
    }

    fileprivate var expression: String {
      switch self {
      case .gcloud: "$(gcloud auth application-default print-access-token)"
      case .variable(let name): "$\(name)"
      }
    }
  }

  static func command(for request: SendRequest, token: Token) -> String {
    var headers = ["\"Authorization: Bearer \(token.expression)\""]
    if token == .gcloud { headers.append(quoted("x-goog-user-project: \(request.project)")) }
    // Which program it was is not true of curl.
    headers += request.headers.filter { $0.name != "User-Agent" }
      .map { quoted("\($0.name): \($0.value)") }
    let lines =
      ["curl --silent --show-error -X \(request.method) \(quoted(request.url))"]
      + headers.map { "  -H \($0)" } + ["  --data-raw \(quoted(request.body))"]
    return lines.joined(separator: " \\\n") + "\n"
  }

  /// A word in which a shell changes nothing.
  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }
}
