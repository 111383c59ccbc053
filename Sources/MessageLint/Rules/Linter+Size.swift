import PushMessages

extension Linter {
  /// FCM's limit for a payload; which bytes of it count is not documented, so the size is always an estimate.
  public static let payloadLimit = 4096

  /// `size`: the message is longer than FCM takes.
  static func sizeFindings(in subject: LintSubject) -> [Finding] {
    guard let size = subject.document.canonicalMessage?.utf8.count, size > payloadLimit else {
      return []
    }
    return [Finding(rule: "size", .error, .tooLong(size))]
  }
}

extension Finding.Text {
  fileprivate static func tooLong(_ size: Int) -> Self {
    "the message has about \(size) bytes, FCM takes 4096"
  }
}
