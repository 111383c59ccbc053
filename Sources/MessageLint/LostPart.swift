internal import ByteSearch
public import PushMessages

/// A part of a message that is in the text which the message was read from, and not in the draft: code whose value only a
/// run of the program knows, or a setting that HTTP v1 doesn't have.
///
/// The notes beside the draft keep it until it is settled.
public struct LostPart: Hashable, Sendable {
  /// The field that it was for; `nil` if FCM has none of that name.
  public var path: FieldPath?
  /// What is missing and why, lower-case and without a full stop: `notification.body was left out: ‘…’ isn't in the text`.
  public var sentence: String
  /// The code that was there, shortened; `nil` if the sentence doesn't quote any.
  public var code: String?
  public var place: Place
  public var extent: Extent

  /// Where it is in the text.
  public enum Place: Hashable, Sendable {
    /// Its file and line, beside a draft that is another text: `order.js:3`.
    case named(String)
    /// In the file that a report is about.
    case position(Finding.Position)
  }

  /// How much is missing.
  public enum Extent: String, CaseIterable, Hashable, Sendable {
    /// The field has no value.
    case missing
    /// The field has a value all the same, because only a part of it was left out: an element of a list.
    case partial
    /// The field has the code as its text, which only a shell or a program fills in.
    case unfilled
    /// Nothing is missing for sure: the program may change what was read.
    case doubtful
    /// Nothing is missing, but the message does something else than the text said.
    case different
    /// The text names the project that it sends to, and a draft goes to that of the profile; ``code`` is its name.
    case project

    /// Whether it is only to be known, because the message has everything.
    public var isWarning: Bool { self == .different || self == .project }
  }

  public init(
    path: FieldPath?, sentence: String, code: String? = nil, place: Place,
    extent: Extent = .missing
  ) {
    self.path = path
    self.sentence = sentence
    self.code = code
    self.place = place
    self.extent = extent
  }

  /// What people call it: its field, otherwise its place.
  public var name: String {
    if let path { return path.description }
    switch place {
    case .named(let name): return name
    case .position(let position): return "\(position.line):\(position.column)"
    }
  }

  /// What a finding about it says: `notification.body was left out (order.js:3): ‘…’ isn't in the text`.
  public var statement: String {
    guard case .named(let place) = place else { return sentence }
    guard let colon = sentence.firstBytes(of: ": ") else { return "\(sentence) (\(place))" }
    return "\(sentence[..<colon.lowerBound]) (\(place))\(sentence[colon.lowerBound...])"
  }

  /// Whether it is settled because the draft goes to a project.
  public func isSettled(sendingTo project: String?) -> Bool {
    extent == .project && code != nil && code == project
  }

  /// Where the draft has, or would have, its field; `nil` if it has none, or none that the draft's Android block has, too.
  public func place(in document: MessageDocument) -> FieldPath? {
    guard let path, document.androidBlocks.count == 1 else { return path }
    return document.androidBlock.place(of: path)
  }

  /// Whether it is only to be known: nothing is missing, or nothing that the draft's Android block could say.
  public func isWarning(in document: MessageDocument) -> Bool {
    extent.isWarning || path != nil && place(in: document) == nil
  }

  /// Whether the draft has a value in its place.
  ///
  /// A message has one target. One that is as narrow takes the place of one that was lost: a topic would make a broadcast of
  /// what the source sends to one device.
  public func isFilled(in document: MessageDocument) -> Bool {
    guard let path, extent == .missing || extent == .unfilled else { return false }
    if extent == .unfilled {
      return code.map { document.string(at: path)?.holds($0) != true } ?? false
    }
    guard !Message.Target.fieldNames.contains(path.description) else {
      let wasDevice = Message.Target.deviceFieldNames.contains(path.description)
      return document.targets.contains { !wasDevice || $0.isDevice }
    }
    let node = document.node(at: document.androidPlace(of: path) ?? path)
    return node.map { $0.kind != .null && $0.string?.isEmpty != true } ?? false
  }
}
