/// What a registration token or an installation ID (fid) of one device looks like.
///
/// FCM documents no form for tokens. An installation ID is 17 bytes of which the first four bits are 0111, in base64url cut to
/// 22 characters (the client SDKs make it so), and a token is longer: nearly always one, a colon and what follows.
public enum DeviceAddress {
  /// Why a text isn't an address of a device.
  public struct Fault: Hashable, Sendable {
    /// Lower-case, without a full stop.
    public var sentence: String
    /// Where it is, counted from 0 in grapheme clusters.
    public var offset: Int
  }

  /// The two kinds of address, which people mix up.
  public enum Form: Hashable, Sendable {
    case installation
    case token

    /// The field for it: `fid` or `token`.
    public var field: FieldPath { self == .installation ? "fid" : "token" }

    /// What people call it, with its article.
    public var name: String {
      self == .installation ? "an installation ID (fid)" : "a registration token"
    }

    public func target(_ text: String) -> Message.Target {
      self == .installation ? .installation(text) : .token(text)
    }
  }

  /// Which of the two a text can only be; `nil` for a text that tells neither.
  public static func form(of text: String) -> Form? {
    if text.contains(":") { return fault(inToken: text) == nil ? .token : nil }
    return fault(inIdentifier: text) == nil ? .installation : nil
  }

  /// The form of a device's address that is in the field of another target; `nil` if it is in its place.
  public static func misplacedForm(of target: Message.Target) -> Form? {
    let own: Form
    switch target {
    case .installation: own = .installation
    case .token: own = .token
    case .topic: return form(ofTopic: target.text)
    case .condition: return nil
    }
    return form(of: target.text).flatMap { $0 == own ? nil : $0 }
  }

  /// The form of an address that was written as a topic; `nil` for a name that someone may have given a topic.
  ///
  /// A topic's name can have the letters of an installation ID, too, but it is made of words: `customerNewsletter2026` changes
  /// between small letters, capitals and digits three times, and a random text does so at two of three places.
  private static func form(ofTopic name: String) -> Form? {
    switch form(of: name) {
    case .token where name.utf8.count >= minimumTokenLength: return .token
    case .installation: break
    case .token, nil: return nil
    }
    let kinds = name.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): 0
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"): 2
      default: 3
      }
    }
    let changes = zip(kinds, kinds.dropFirst()).count { $0 != $1 }
    return kinds.contains(0) && kinds.contains(1) && changes >= minimumChanges
      ? .installation : nil
  }

  /// Of a thousand random identifiers fifteen change less often.
  private static let minimumChanges = 8

  /// A topic with a colon is refused whatever it was meant to be; only what is as long as tokens are was meant to be one.
  private static let minimumTokenLength = 64

  private static let identifierLength = 22

  /// The names by which our emulator is asked for failures begin with this.
  private static let rehearsal = "behave-"

  /// `nil` if the target can be one, is empty, or names no device.
  public static func fault(in target: Message.Target) -> Fault? {
    switch target {
    case .token(let text): text.isEmpty || text.hasPrefix(rehearsal) ? nil : fault(inToken: text)
    case .installation(let text):
      text.isEmpty || text.hasPrefix(rehearsal) ? nil : fault(inIdentifier: text)
    case .topic, .condition: nil
    }
  }

  private static func fault(inToken text: String) -> Fault? {
    if let fault = foreignCharacter(in: text, "a token") { return fault }
    guard !text.utf8.contains(UInt8(ascii: ":")), text.utf8.count < 4 * identifierLength else {
      return nil
    }
    let count = text.count
    guard count < identifierLength else { return nil }
    return Fault(
      sentence: "\(count) character\(count == 1 ? " is" : "s are") too few for a token", offset: 0)
  }

  private static func fault(inIdentifier text: String) -> Fault? {
    if let fault = foreignCharacter(in: text, "an installation ID") { return fault }
    if text.utf8.contains(UInt8(ascii: ":")) {
      return Fault(sentence: "this is a token: choose token", offset: 0)
    }
    guard text.count == identifierLength else {
      return Fault(
        sentence: "an installation ID has \(identifierLength) characters; this has \(text.count)",
        offset: 0)
    }
    guard let first = text.first, "cdef".contains(first) else {
      return Fault(sentence: "an installation ID begins with c, d, e or f", offset: 0)
    }
    let isForeign = { (character: Character) in
      !(character.isLetter || character.isNumber || "-_".contains(character))
    }
    return text.enumerated().first { isForeign($1) }.map { offset, character in
      Fault(sentence: "an installation ID has no ‘\(character)’", offset: offset)
    }
  }

  /// What comes from copying, and from a name that was never replaced: `<token>`.
  private static func foreignCharacter(in text: String, _ name: String) -> Fault? {
    // Lists have millions of them, and mostly there is nothing to look for.
    if text.utf8.allSatisfy(isCommon) { return nil }
    if text.hasPrefix(TopicName.prefix) {
      return Fault(sentence: "this is a topic: choose topic", offset: 0)
    }
    for (offset, character) in text.enumerated() {
      if character.isWhitespace {
        return Fault(sentence: "\(name) has no spaces", offset: offset)
      }
      if !character.isASCII || "\"'`,;<>{}()[]\\|".contains(character) {
        return Fault(sentence: "\(name) has no ‘\(character)’", offset: offset)
      }
    }
    return nil
  }

  /// Whether a byte is a letter, a digit or another character of which addresses are made.
  private static func isCommon(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ":"), UInt8(ascii: "-"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
