internal import ByteSearch
public import PushMessages

/// A part of a message that is in the text which the message was read from, and not in the draft: code whose value only a
/// run of the program knows, or a setting that HTTP v1 doesn't have.
public struct LostPart: Hashable, Sendable {
  /// The field that it was for; `nil` if FCM has none of that name.
  public var path: FieldPath?
  /// What is missing and why, lower-case and without a full stop: `notification.body was left out: ‘…’ isn't in the text`.
  public var sentence: String
  /// The code that was there, shortened; `nil` if the sentence doesn't quote any.
  public var code: String?
  /// Its file and line: `order.js:3`.
  public var place: String
  /// Whether the field has a value all the same, because only a part of it was left out: an element of a list.
  public var isPartial: Bool

  public init(
    path: FieldPath?, sentence: String, code: String? = nil, place: String, isPartial: Bool = false
  ) {
    self.path = path
    self.sentence = sentence
    self.code = code
    self.place = place
    self.isPartial = isPartial
  }

  /// What a finding about it says: `notification.body was left out (order.js:3): ‘…’ isn't in the text`.
  public var statement: String {
    guard let colon = sentence.firstBytes(of: ": ") else { return "\(sentence) (\(place))" }
    return "\(sentence[..<colon.lowerBound]) (\(place))\(sentence[colon.lowerBound...])"
  }

  /// Whether the draft has a value in its place.
  ///
  /// A message has one target: any of them takes the place of one that was lost.
  public func isFilled(in document: MessageDocument) -> Bool {
    guard let path, !isPartial else { return false }
    guard !Message.Target.fieldNames.contains(path.description) else {
      return !document.targets.isEmpty
    }
    let node = document.node(at: document.androidPlace(of: path) ?? path)
    return node.map { $0.kind != .null && $0.string?.isEmpty != true } ?? false
  }
}
