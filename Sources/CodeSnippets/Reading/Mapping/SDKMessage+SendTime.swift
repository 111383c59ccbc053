internal import PushMessages

extension SDKMessage {
  /// Notes that Apple's expiry is so many seconds after the program runs; returns `false` for other code.
  mutating func leaveOutSendTime(_ written: String, _ expression: CodeExpression) -> Bool {
    guard written == FieldPath.appleExpiry.description, expression.range.count < 200 else {
      return false
    }
    let code = String(decoding: evaluator.source.bytes[expression.range], as: UTF8.self)
    guard let seconds = SendTime.of(language).seconds(in: code) else { return false }
    note(
      .warning, SendTime.lossSentence(seconds), expression.range.lowerBound,
      kind: .loss(.init(written, code: code, expiresIn: seconds)))
    return true
  }
}
