import HarmlessText
import PushMessages

/// What a server said to a ``SendRequest``.
public enum SendAnswer: Hashable, Sendable {
  /// Taken; for a dry-run, found to be right.
  case accepted(name: MessageName)
  /// Not taken, or not known.
  case failed(SendFailure)

  /// Reads an answer; whatever came, it is one of the two cases.
  ///
  /// Only what FCM itself says is certain: a message is accepted if the answer names one of the request's project, and
  /// refused if it holds FCM's own error. After any other answer the message may have been taken. By the request, places
  /// in the answer (`message.data[0].value`) become keys of the message. Nothing of the answer has the `token` in it, whatever
  /// the server repeats.
  public static func reading(
    status: Int, headers: [HTTPHeader], body: [UInt8], to request: SendRequest,
    sentWith token: BearerToken? = nil
  ) -> SendAnswer {
    switch status {
    case 200...299:
      let answer = try? JSONNode(strict: body)
      guard names(in: answer).allSatisfy({ $0 == token?.hidden(in: $0) ?? $0 }) else {
        return .failed(.unexpected("repeated the access token", status: status, request: request))
      }
      return reading(success: answer, status: status, to: request)
    case 300...399:
      let headers = token.map { headers.hiding($0) } ?? headers
      return .failed(.redirected(status: status, to: headers["location"], request: request))
    default:
      let headers = token.map { headers.hiding($0) } ?? headers
      guard let remote = RemoteStatus(body: body) else {
        return .failed(.withoutStatus(status: status, headers: headers, request: request))
      }
      return .failed(
        .refused(status: status, remote.hiding(token), headers: headers, request: request))
    }
  }

  /// What an answer calls the message; more than one only if FCM hasn't written it.
  private static func names(in answer: JSONNode?) -> [String] {
    (answer?.members ?? []).filter { $0.key == "name" }.map { $0.value.string ?? "" }
  }

  /// FCM answers 200 and names the message, and nothing else.
  private static func reading(
    success: JSONNode?, status: Int, to request: SendRequest
  ) -> SendAnswer {
    // A server that overlooks `validate_only` sends the message, and only a name tells, wherever it stands.
    let names = names(in: success)
    if request.isDryRun,
      let name = names.last(where: { !$0.isEmpty && !MessageName.isOfDryRun($0) })
    {
      return .failed(.sentDespiteDryRun(as: name, status: status, request: request))
    }
    guard status == 200, let success, let name = names.last, !name.isEmpty else {
      return .failed(.withoutName(status: status, request: request))
    }
    guard names.count == 1 else {
      return .failed(
        .unexpected("named the message more than once", status: status, request: request))
    }
    guard success["error"] == nil else {
      return .failed(.unexpected("named a message and an error", status: status, request: request))
    }
    guard MessageName.isName(name, ofMessageIn: request.project) else {
      let named = "named ‘\(VisibleText.of(name, limit: 100))’, not a message of \(request.project)"
      return .failed(.unexpected(named, status: status, request: request))
    }
    guard request.isDryRun || !MessageName.isOfDryRun(name) else {
      let named = "named fake_message_id, the name it gives a dry run"
      return .failed(.unexpected(named, status: status, request: request))
    }
    return .accepted(name: MessageName(name))
  }

  /// The name, or the failure as an error.
  public func get() throws(SendFailure) -> MessageName {
    switch self {
    case .accepted(let name): return name
    case .failed(let failure): throw failure
    }
  }
}

extension [HTTPHeader] {
  /// Only of an answer that isn't a message's name anything is told.
  fileprivate func hiding(_ token: BearerToken) -> [HTTPHeader] {
    map { HTTPHeader(name: $0.name, value: token.hidden(in: $0.value)) }
  }
}
