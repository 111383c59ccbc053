/// Takes secrets out of what a server says back: no screen and no journal gets them.
///
/// Whole or in part, in capitals, as addresses have them, and with line breaks, joining marks or invisible characters in
/// between. What a server encodes in its own way can't be known.
struct Redaction: Sendable {
  /// As many letters in a row as no honest text shares with a secret.
  static let piece = 16
  /// A word of fewer letters isn't a secret, and may well be in an honest answer.
  private static let shortest = 8

  /// The pieces of all secrets, by their length.
  private var pieces: [Int: Set<ArraySlice<UInt8>>] = [:]
  /// What stands in the place of a secret.
  private let words: String

  init(_ secrets: [String], saying words: String) {
    self.words = words
    for secret in secrets {
      let escaped = secret.replacing("+", with: "%2B").replacing("/", with: "%2F")
        .replacing("=", with: "%3D")
      for form in Set([secret, escaped]) { add(Self.letters(of: form).map(\.letter)) }
    }
  }

  private mutating func add(_ letters: [UInt8]) {
    guard letters.count >= Self.shortest else { return }
    let length = min(Self.piece, letters.count)
    for start in 0...(letters.count - length) {
      pieces[length, default: []].insert(letters[start..<start + length])
    }
  }

  /// The text without any of the secrets.
  func hiding(in text: String) -> String {
    // Shorter than the shortest piece, it holds none.
    guard let least = pieces.keys.min(), text.utf8.count >= least else { return text }
    let letters = Self.letters(of: text)
    let bytes = letters.map(\.letter)
    // Nearly every text has none, and needs no more than a look.
    let holdsSecret = pieces.contains { length, known in
      bytes.count >= length
        && (0...(bytes.count - length)).contains { known.contains(bytes[$0..<$0 + length]) }
    }
    guard holdsSecret else { return text }
    let scalars = Array(text.unicodeScalars)
    var isSecret = [Bool](repeating: false, count: scalars.count)
    for (length, known) in pieces where bytes.count >= length {
      var end = 0
      for start in 0...(bytes.count - length) where known.contains(bytes[start..<start + length]) {
        let last = letters[start + length - 1].place
        for place in max(end, letters[start].place)...last { isSecret[place] = true }
        end = last
      }
    }
    guard isSecret.contains(true) else { return text }
    var result = String.UnicodeScalarView()
    for (place, scalar) in scalars.enumerated() {
      if !isSecret[place] {
        result.append(scalar)
      } else if place == 0 || !isSecret[place - 1] {
        result.append(contentsOf: words.unicodeScalars)
      }
    }
    return String(result)
  }

  /// What of a text a secret can be made of, in small letters, and where each stands among its scalars.
  private static func letters(of text: String) -> [(letter: UInt8, place: Int)] {
    text.unicodeScalars.enumerated().compactMap { place, scalar in
      guard scalar.isASCII, scalar.value > 0x20, scalar.value < 0x7F else { return nil }
      let byte = UInt8(truncatingIfNeeded: scalar.value)
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      return (isCapital ? byte + 0x20 : byte, place)
    }
  }
}
