import PushMessages

/// What a server said to a ``SendRequest``.
public enum SendAnswer: Hashable, Sendable {
  /// Taken; for a dry-run, found to be right.
  case accepted(name: MessageName)
  /// Not taken, or nobody knows.
  case failed(SendFailure)

  /// Reads an answer; whatever came, it is one of the two cases.
  ///
  /// By the request, places in the answer (`message.data[0].value`) become keys of the message.
  public static func reading(
    status: Int, headers: [HTTPHeader], body: [UInt8], to request: SendRequest
  ) -> SendAnswer {
    switch status {
    case 200...299:
      guard let name = (try? JSONNode(strict: body))?["name"]?.string, !name.isEmpty else {
        return .failed(.withoutName(status: status, request: request))
      }
      return .accepted(name: MessageName(name))
    case 300...399:
      return .failed(.redirected(status: status, to: headers["location"], request: request))
    default:
      guard let remote = RemoteStatus(body: body) else {
        return .failed(.withoutStatus(status: status, headers: headers, request: request))
      }
      return .failed(.refused(status: status, remote, headers: headers, request: request))
    }
  }

  /// The name, or the failure as an error.
  public func get() throws(SendFailure) -> MessageName {
    switch self {
    case .accepted(let name): return name
    case .failed(let failure): throw failure
    }
  }
}
