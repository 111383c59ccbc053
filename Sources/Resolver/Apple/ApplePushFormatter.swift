/// `UNFormatLocalizedString`, which inserts the arguments of a push: a loop over UTF-8 bytes that
/// knows `%@`, `%n$@` and `%%`, and eats whatever else follows a percent sign (seen on iOS 18).
package struct ApplePushFormatter {
  package struct Result: Hashable, Sendable {
    /// `nil` if the bytes are no longer UTF-8: the system then has no text at all.
    package var text: String?
    /// The specifier, and the argument that it took, counted from 1; `nil` if there was none.
    var placements: [Placement] = []
    /// Bytes of the text were eaten.
    var isMangled = false
  }

  struct Placement: Hashable, Sendable {
    var specifier: String
    var argument: Int?
  }

  private static let percent = UInt8(ascii: "%")
  private static let at = UInt8(ascii: "@")

  private let bytes: [UInt8]
  private let arguments: [String]
  private var position = 0
  private var next = 0
  private var output: [UInt8] = []
  private var result = Result()

  private init(_ text: String, _ arguments: [String]) {
    bytes = Array(text.utf8)
    self.arguments = arguments
  }

  package static func format(_ text: String, _ arguments: [String]) -> Result {
    var formatter = Self(text, arguments)
    return formatter.formatted()
  }

  private mutating func formatted() -> Result {
    output.reserveCapacity(bytes.count + 16)
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == Self.percent { insert() } else { output.append(byte) }
    }
    result.text = String(validating: output, as: UTF8.self)
    return result
  }

  /// After a percent sign.
  private mutating func insert() {
    guard position < bytes.count else {
      result.isMangled = true
      return
    }
    let start = position
    while position < bytes.count, 0x30...0x39 ~= bytes[position] { position += 1 }
    let digits = bytes[start..<position]
    if digits.isEmpty {
      position += 1
      switch bytes[start] {
      case Self.at:
        next += 1
        place(next, specifier: "%@")
      case Self.percent: output.append(Self.percent)
      default: result.isMangled = true
      }
    } else if bytes[position...].starts(with: [UInt8(ascii: "$"), Self.at]) {
      position += 2
      let number = String(decoding: digits, as: UTF8.self)
      place(Int(number) ?? 0, specifier: "%\(number)$@")
    } else {
      result.isMangled = true
    }
  }

  private mutating func place(_ number: Int, specifier: String) {
    let isGiven = arguments.indices.contains(number - 1)
    output += isGiven ? Array(arguments[number - 1].utf8) : Array("<null>".utf8)
    result.placements.append(Placement(specifier: specifier, argument: isGiven ? number : nil))
  }
}
