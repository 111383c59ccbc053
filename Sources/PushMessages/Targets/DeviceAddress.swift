/// What a registration token or an installation ID (fid) of one device looks like.
///
/// FCM documents no form for tokens. An installation ID has 22 characters, and a token is longer: most are one, a colon and
/// what follows.
public enum DeviceAddress {
  /// Why a text is no address of a device.
  public struct Fault: Hashable, Sendable {
    /// Lower-case, without a full stop.
    public var sentence: String
    /// Where it is, counted from 0 in grapheme clusters.
    public var offset: Int
  }

  private static let identifierLength = 22

  /// The names by which our emulator is asked for failures begin with this.
  private static let rehearsal = "behave-"

  /// `nil` where the target can be one, is empty, or names no device.
  public static func fault(in target: Message.Target) -> Fault? {
    switch target {
    case .token(let text): text.isEmpty || text.hasPrefix(rehearsal) ? nil : fault(inToken: text)
    case .installation(let text):
      text.isEmpty || text.hasPrefix(rehearsal) ? nil : fault(inIdentifier: text)
    case .topic, .condition: nil
    }
  }

  private static func fault(inToken text: String) -> Fault? {
    if let fault = foreignCharacter(in: text, "token") { return fault }
    let count = text.count
    guard !text.contains(":"), count < identifierLength else { return nil }
    return Fault(
      sentence: "\(count) character\(count == 1 ? " is" : "s are") too few for a token", offset: 0)
  }

  private static func fault(inIdentifier text: String) -> Fault? {
    if let fault = foreignCharacter(in: text, "fid") { return fault }
    if text.contains(":") { return Fault(sentence: "this is a token: choose token", offset: 0) }
    guard text.count == identifierLength else {
      return Fault(
        sentence: "an installation ID has \(identifierLength) characters; this has \(text.count)",
        offset: 0)
    }
    guard let first = text.first, "cdef".contains(first) else {
      return Fault(sentence: "an installation ID begins with c, d, e or f", offset: 0)
    }
    let isForeign = { (character: Character) in
      !(character.isLetter || character.isNumber || character == "-" || character == "_")
    }
    return text.enumerated().first { isForeign($1) }.map { offset, character in
      Fault(sentence: "an installation ID has no ‘\(character)’", offset: offset)
    }
  }

  /// What comes from copying, and from a name that was never replaced: `<token>`.
  private static func foreignCharacter(in text: String, _ name: String) -> Fault? {
    if text.hasPrefix(TopicName.prefix) {
      return Fault(sentence: "this is a topic: choose topic", offset: 0)
    }
    for (offset, character) in text.enumerated() {
      if character.isWhitespace {
        return Fault(sentence: "a \(name) has no blanks", offset: offset)
      }
      if !character.isASCII || "\"'`,;<>{}()[]\\|".contains(character) {
        return Fault(sentence: "a \(name) has no ‘\(character)’", offset: offset)
      }
    }
    return nil
  }
}
