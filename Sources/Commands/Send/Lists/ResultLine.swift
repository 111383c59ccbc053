internal import FCMClient
internal import PushMessages

/// A recipient in a file of results: a JSON object in a line.
enum ResultLine {
  static func text(_ message: ListMessage, _ outcome: ListOutcome) -> String {
    var members: [JSONValue.Member] = []
    if case .accepted(let name) = outcome { members.append(.init("name", .string(name))) }
    if let failure = outcome.failure {
      members.append(.init("code", .string(failure.code)))
      members.append(.init("error", .string(failure.sentence)))
    }
    return text(line: message.line, message.registration, outcome.name, members)
  }

  /// What the history knows of it; it keeps neither names nor sentences.
  static func text(
    line: Int, _ registration: Registration, _ standing: ListProgress.Standing
  ) -> String {
    var members: [JSONValue.Member] = []
    switch standing {
    case .dead:
      members.append(.init("code", .string(SendFailure.Code.unregistered.description)))
    case .refused(let code): members.append(.init("code", .string(code)))
    case .sent, .unknown, .left: break
    }
    return text(line: line, registration, standing.name, members)
  }

  private static func text(
    line: Int, _ registration: Registration, _ result: String, _ more: [JSONValue.Member]
  ) -> String {
    let members: [JSONValue.Member] = [
      .init("line", .number("\(line)")), .init("registration", .string(registration.text)),
      .init("result", .string(result)),
    ]
    return JSONText.compact(.object(members + more)) + "\n"
  }
}
