internal import TextEncodings

/// What a terminal is sent to copy a text: OSC 52.
enum ClipboardSequence {
  /// The most bytes of text: many terminals read no more than 100,000 of the sequence.
  static let limit = 74_994

  static func copying(_ text: String, isInTmux: Bool) throws(ClipboardError) -> String {
    let bytes = Array(text.utf8)
    guard bytes.count <= limit else { throw .tooLong(bytes.count, limit: limit) }
    // Nothing else of the text reaches the terminal.
    let sequence = "\u{1B}]52;c;\(Base64.standard(bytes))\u{7}"
    guard isInTmux else { return sequence }
    // What tmux hands on has its escape characters doubled.
    return sequence + "\u{1B}Ptmux;\u{1B}\(sequence)\u{1B}\\"
  }
}
