import ByteSearch
import PushMessages

/// The target is a token from a documentation's example, or the name of a variable.
enum SampleTokenRule: LintRule {
  static let id = "sample-token"
  static let severity = Finding.Severity.error
  static let summary =
    "The target is an example token from documentation, or the name of a variable."
  static let isForSending = true

  private static let samples = [
    "bk3RNwTe3H0", "device_registration_token", "your_registration_token", "registration_token",
    "your_device_token", "device_token", "fcm_token", "your_fcm_token", "your_token", "a-token",
    "token_from_client", "abcd1234",
  ]

  static func findings(in subject: LintSubject) -> [Finding] {
    guard let target = subject.message.target else { return [] }
    switch target {
    case .topic, .condition: return []
    case .token(let text), .installation(let text):
      guard isSample(text) else { return [] }
      return [
        finding(
          "this \(target.fieldName) is an example; no device has it",
          remedy: "use a token of a real device", at: FieldPath([.key(target.fieldName)]))
      ]
    }
  }

  private static func isSample(_ token: String) -> Bool {
    let folded = token.lowercased().filter { !"<>{}$[] ".contains($0) }
    return samples.contains { folded == $0.lowercased() }
      || token.hasPrefix("bk3RNwTe3H0:") || token.holds("...") || token.holds("…")
      || token.contains(where: { "<>{}".contains($0) || $0.isWhitespace })
  }
}
