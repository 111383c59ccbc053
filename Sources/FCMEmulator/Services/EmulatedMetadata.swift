import FCMClient
import PushMessages

/// The metadata server of a machine of Google's, as far as programs without a key file ask it for a token.
struct EmulatedMetadata: Sendable {
  static let flavor = "Google"
  private static let root = "/computeMetadata/v1"

  let project: ProjectID
  let tokens: TokenEndpoint

  /// Whether a request is meant for it, and not for a page under the same path.
  static func isAsked(_ request: EmulatorRequest) -> Bool {
    request.path.hasPrefix(root) || request.flavor == flavor
  }

  func answer(_ request: EmulatorRequest) -> EmulatorAnswer {
    // Real ones answer no request that a web page could have made.
    guard request.flavor == Self.flavor else { return text(403, "Missing Metadata-Flavor:Google") }
    guard request.method == "GET" else { return text(405, "Method Not Allowed") }
    guard request.path != "/" else { return text(200, "computeMetadata/\n") }
    guard request.path.hasPrefix(Self.root) else { return text(404, "Not Found") }
    return answer(to: request.path.dropFirst(Self.root.count).drop { $0 == "/" })
  }

  private func answer(to path: Substring) -> EmulatorAnswer {
    let name = path.hasSuffix("/") ? path.dropLast() : path
    let account = "instance/service-accounts/default"
    switch name {
    case "project/project-id": return text(200, "\(project)")
    case "project/numeric-project-id": return text(200, "123456789012")
    case "universe/universe-domain": return text(200, "googleapis.com")
    case "", "instance": return text(200, "service-accounts/\n")
    case "\(account)/email": return text(200, email)
    case "\(account)/scopes": return text(200, scope)
    case "\(account)/token":
      guard var answer = tokens.machineToken() else { return text(404, "Not Found") }
      answer.isMetadata = true
      return answer
    case Substring(account):
      let object = EmulatorAnswer.object([
        ("aliases", .list([.string("default")])), ("email", .string(email)),
        ("scopes", .list([.string(scope)])),
      ])
      return EmulatorAnswer(status: 200, body: JSONText.compact(object), isMetadata: true)
    default: return text(404, "Not Found")
    }
  }

  private let scope = "https://www.googleapis.com/auth/cloud-platform"
  private var email: String { "emulator@\(project).iam.gserviceaccount.com" }

  private func text(_ status: Int, _ body: String) -> EmulatorAnswer {
    EmulatorAnswer(status: status, body: body, kind: .text, isMetadata: true)
  }
}
