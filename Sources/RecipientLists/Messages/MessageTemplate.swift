internal import ByteSearch
public import FCMClient
public import PushMessages

/// A message with placeholders such as `{{name}}` in its texts, arguments and data, made for one recipient after another.
///
/// Only values of strings have placeholders, not keys. What is filled in is escaped, so it never becomes anything else
/// than text.
public struct MessageTemplate: Hashable, Sendable {
  private enum Piece: Hashable, Sendable {
    case text(String)
    case value(Int)
  }

  /// The names, each once, in the order in which they first appear.
  public let placeholders: [String]
  private let pieces: [Piece]
  /// URLs whose hosts come from the values.
  let addresses: [AddressTemplate]

  /// The message is the object in the draft's `message`; its own target gives way to the recipient's.
  public init(_ message: JSONValue) {
    var writer = Writer()
    writer.write(Self.withoutTarget(message))
    writer.end()
    placeholders = writer.placeholders
    pieces = writer.pieces
    addresses = writer.addresses
  }

  private static func withoutTarget(_ message: JSONValue) -> JSONValue {
    guard case .object(let members) = message else { return message }
    return .object(members.filter { !Message.Target.fieldNames.contains($0.key) })
  }

  /// From so many bytes on nothing is filled in any more: a message may have 4,096 for each platform, and a draft can have a
  /// placeholder ten thousand times.
  static let longestMessage = 65_536

  /// The message to a registration as compact JSON; `values` are those of ``placeholders``, in their order.
  public func filled(_ values: [String], to registration: Registration) -> String {
    var text = ""
    for piece in pieces {
      switch piece {
      case .text(let part): text += part
      case .value(let number) where text.utf8.count > Self.longestMessage:
        text += "{{\(placeholders[number])}}"
      case .value(let number):
        text += JSONText.quoted(number < values.count ? values[number] : "").dropFirst().dropLast()
      }
    }
    // The pieces are an object, and end with its brace.
    text.removeLast()
    let isEmpty = text.utf8.count == 1
    let field = registration.form == .token ? "token" : "fid"
    text += "\(isEmpty ? "" : ",")\"\(field)\":\(JSONText.quoted(registration.text))}"
    return text
  }

  /// The names of placeholders in a text; empty if it has none.
  static func parts(_ text: String) -> [(text: Substring, placeholder: String?)] {
    var parts: [(Substring, String?)] = []
    var rest = text[...]
    var start = rest.startIndex
    while let open = rest.firstBytes(of: "{{") {
      // No name is longer, and to look for its end any further would take longer with each beginning.
      let behind = rest[open.upperBound...].utf8.prefix(longestName)
      guard let close = Substring(behind).firstBytes(of: "}}"),
        let name = name(rest[open.upperBound..<close.lowerBound])
      else {
        rest = text[text.index(after: open.lowerBound)...]
        continue
      }
      parts.append((text[start..<open.lowerBound], name))
      start = close.upperBound
      rest = text[start...]
    }
    parts.append((text[start...], nil))
    return parts
  }

  /// In bytes: a hundred letters of four, and spaces around them.
  private static let longestName = 600

  /// A name of a column may have spaces around it, and any letters but braces and line breaks.
  private static func name(_ text: Substring) -> String? {
    let name = text.drop { $0 == " " }
    let end = name.lastIndex { $0 != " " }
    guard let end, name.count <= 100,
      name.allSatisfy({ !$0.isNewline && $0 != "{" && $0 != "}" && $0 != "\"" })
    else { return nil }
    return String(name[...end])
  }

  /// Writes compact JSON, of duplicate keys the last one, as ``JSONText/compact(_:)-(JSONValue)`` does.
  private struct Writer {
    var pieces: [Piece] = []
    var placeholders: [String] = []
    var addresses: [AddressTemplate] = []
    private var numbers: [String: Int] = [:]
    private var text = ""

    /// `key` is the one under which the value is in the message.
    mutating func write(_ value: JSONValue, key: String = "") {
      switch value {
      case .string(let string):
        write(string)
        let template = AddressTemplate(string, key: key) { numbers[$0] ?? 0 }
        if let template { addresses.append(template) }
      case .number, .boolean, .null: text += JSONText.compact(value)
      case .list(let values):
        text += "["
        for (index, value) in values.enumerated() {
          if index > 0 { text += "," }
          write(value, key: key)
        }
        text += "]"
      case .object(let members):
        text += "{"
        var isFirst = true
        let last = Dictionary(
          members.enumerated().map { (Array($1.key.utf8), $0) }, uniquingKeysWith: { $1 })
        for (index, member) in members.enumerated() where last[Array(member.key.utf8)] == index {
          if !isFirst { text += "," }
          isFirst = false
          text += JSONText.quoted(member.key) + ":"
          write(member.value, key: member.key)
        }
        text += "}"
      }
    }

    private mutating func write(_ string: String) {
      text += "\""
      for part in MessageTemplate.parts(string) {
        text += JSONText.quoted(String(part.text)).dropFirst().dropLast()
        guard let name = part.placeholder else { continue }
        end()
        let number = numbers[name] ?? placeholders.count
        if number == placeholders.count {
          placeholders.append(name)
          numbers[name] = number
        }
        pieces.append(.value(number))
      }
      text += "\""
    }

    mutating func end() {
      if !text.isEmpty { pieces.append(.text(text)) }
      text = ""
    }
  }
}
