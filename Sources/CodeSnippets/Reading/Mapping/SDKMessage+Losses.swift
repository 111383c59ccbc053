internal import PushMessages

/// What a message lacks, named with the reason.
extension SDKMessage {
  mutating func leaveOut(_ name: String, _ range: Range<Int>, because reason: String) {
    leaveOut(name, range, .init(sentence: reason))
  }

  mutating func leaveOut(_ name: String, _ range: Range<Int>, _ reason: CodeEvaluator.Reason) {
    note(
      .warning, "\(name) was left out: \(reason.sentence)", range.lowerBound,
      kind: .loss(.init(name, code: reason.code)))
  }

  /// Notes that an object gives members which aren't in the text; the message itself has no name.
  ///
  /// They replace those of their names that `node` has already.
  mutating func leaveOutMembers(
    of code: String, in name: String, at offset: Int, behind node: JSONNode
  ) {
    let replaced = (node.members ?? []).map(\.key)
    let rest =
      replaced.isEmpty
      ? "" : ", and may have another value for \(replaced.prefix(5).joined(separator: ", "))"
    note(
      .warning,
      "a part of \(name.isEmpty ? "the message" : name) was left out: ‘\(code)’ isn't in the text\(rest)",
      offset,
      kind: .loss(.init(code: code)))
  }

  /// Notes code between the members of an object that isn't any of them; the message itself has no name.
  mutating func noteUnreadable(_ range: Range<Int>, in name: String) {
    let code = excerpt(range)
    note(
      .warning,
      "a part of \(name.isEmpty ? "the message" : name) was left out: Pushwright can't read ‘\(code)’",
      range.lowerBound, kind: .loss(.init(code: code)))
  }

  /// Why an expression has no value, for a sentence.
  func missing(_ expression: CodeExpression) -> CodeEvaluator.Reason {
    let code = excerpt(expression.range)
    if var reason = evaluator.reason {
      reason.code = reason.code ?? code
      return reason
    }
    let isName = code.allSatisfy { $0.isLetter || $0.isNumber || "_$.@".contains($0) }
    return .init(
      sentence: isName
        ? "‘\(code)’ isn't in \(evaluator.source.isPart ? "this code block" : "the text")"
        : "‘\(code)’ is code, and its value isn't in the text",
      code: code)
  }
}
