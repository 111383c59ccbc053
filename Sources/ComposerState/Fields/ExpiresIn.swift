import PushMessages

/// One length of time until a message expires, in the spellings of all platforms.
///
/// Apple's is a moment and not a length: it is computed when the message is sent.
struct ExpiresIn: Hashable, Sendable {
  static let android: FieldPath = "android.ttl"
  static let web: FieldPath = "webpush.headers.TTL"
  static let apple: FieldPath = "apns.headers.apns-expiration"
  /// The fields that it stands for.
  static let paths = [android, AndroidBlock.v2.place(of: android) ?? android, apple, web]

  var seconds: Int

  /// The field in the Android block that the draft uses.
  private static func android(in document: MessageDocument) -> FieldPath {
    document.androidPlace(of: android) ?? android
  }

  init(seconds: Int) {
    self.seconds = seconds
  }

  /// `nil` where the text is no length of time, or longer than FCM keeps a message.
  init?(_ text: String) {
    guard case .success(let value) = Self.reading(text) else { return nil }
    self = value
  }

  private struct Complaint: Error {
    var sentence: String
  }

  private static func reading(_ text: String) -> Result<ExpiresIn, Complaint> {
    guard let length = DurationInput(text) else {
      return .failure(
        Complaint(sentence: "\(text) isn't a duration, such as \(DurationInput.examples)"))
    }
    guard length.nanoseconds == 0 else {
      return .failure(Complaint(sentence: "\(text) isn't a whole number of seconds"))
    }
    guard FieldCatalogue[android]?.limit?.allows(.string(length.written)) != false else {
      return .failure(
        Complaint(sentence: "\(text) is too long: FCM keeps a message for 4 weeks at most"))
    }
    return .success(ExpiresIn(seconds: length.seconds))
  }

  /// What a text becomes, while it is typed.
  static func remark(on text: String) -> InputHint {
    switch reading(text) {
    case .failure(let complaint): .wrong(complaint.sentence)
    case .success(let value): .means(value.meaning)
    }
  }

  private var meaning: String {
    let length = DurationInput(seconds: seconds)
    return "= \(length.phrase): ttl \(length.written), TTL \(seconds), Apple's at send"
  }

  /// Puts the time into a draft; a moment for Apple goes, because the time counts from the send.
  func write(to document: inout MessageDocument) throws(MessageDocument.EditRefusal) {
    try document.set(.string("\(seconds)s"), at: Self.android(in: document))
    try document.set(.string("\(seconds)"), at: Self.web)
    if document.node(at: Self.apple) != nil { try document.set(nil, at: Self.apple) }
  }

  /// Takes out of a draft what ``write(to:)`` has put into it, and nothing else.
  func remove(from document: inout MessageDocument) throws(MessageDocument.EditRefusal) {
    for path in [Self.android(in: document), Self.web] where isWritten(at: path, in: document) {
      try document.set(nil, at: path)
    }
  }

  /// The platforms for which the draft says something else, and what.
  func differences(in document: MessageDocument) -> [String] {
    let names = [(Self.android(in: document), "Android"), (Self.apple, "Apple"), (Self.web, "Web")]
    return names.compactMap { path, name in
      guard path != Self.apple else {
        return document.node(at: path) == nil ? nil : "\(name) has its own"
      }
      guard !isWritten(at: path, in: document) else { return nil }
      guard let node = document.node(at: path) else { return "\(name) not set" }
      let text = node.string ?? JSONText.compact(node)
      return "\(name) \(DurationInput(text)?.short ?? text)"
    }
  }

  private func isWritten(at path: FieldPath, in document: MessageDocument) -> Bool {
    document.string(at: path).flatMap(DurationInput.init) == DurationInput(seconds: seconds)
  }
}
