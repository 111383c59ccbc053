/// What a terminal is sent to copy a text: OSC 52.
enum ClipboardSequence {
  /// The most bytes of text: many terminals read no more than 100,000 of the sequence.
  static let limit = 74_994

  static func copying(_ text: String, isInTmux: Bool) throws(ClipboardError) -> String {
    let bytes = Array(text.utf8)
    guard bytes.count <= limit else { throw .tooLong(bytes.count, limit: limit) }
    let sequence = "\u{1B}]52;c;\(base64(bytes))\u{7}"
    guard isInTmux else { return sequence }
    // What tmux hands on has its escape characters doubled.
    return sequence + "\u{1B}Ptmux;\u{1B}\(sequence)\u{1B}\\"
  }

  /// Nothing else of the text reaches the terminal.
  private static func base64(_ bytes: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let value = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        let digit = digits[value >> (18 - 6 * place) & 63]
        result.append(place <= group.count ? digit : UInt8(ascii: "="))
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
