/// One placeholder of a text, in the grammar that Java's Formatter and Apple's `String(format:)` share:
/// `%[n$][flags][width][.precision][length]conversion`.
struct Placeholder: Hashable, Sendable {
  /// Where it stands, in UTF-16 units.
  var range: Range<Int>
  /// As it stands: `%1$ld`.
  var written: String
  /// Counted from 1; `nil` takes the next one.
  var index: Int?
  /// `-`, `#`, `+`, space, `0`, `,`, `(`, `<`, `'`.
  var flags: Set<Character>
  var width: Int?
  var precision: Int?
  /// `h`, `l`, `ll`, `q`, `L`, `z`, `t`, `j`: C's sizes, which change no text.
  var length: String
  var conversion: Character

  /// `%%` and Java's `%n`.
  var takesArgument: Bool { conversion != "%" && conversion != "n" }

  /// The words for its remedy: `%1$s` for `%1$d` on Android, `%1$@` on Apple.
  func rewritten(conversion: Character) -> String {
    (index.map { "%\($0)$" } ?? "%") + String(conversion)
  }
}

extension Placeholder {
  /// `%@`, `%2$@` or `%%`: all that a push on Apple knows.
  var isPushFormat: Bool {
    guard conversion == "@" || conversion == "%" else { return false }
    return flags.isEmpty && width == nil && precision == nil && length.isEmpty
  }

  /// Both platforms format nothing where the message has no arguments.
  var reasonForShowingRaw: String {
    takesArgument
      ? "\(written) is shown as it is: without arguments nothing is formatted; give the message arguments"
      : "\(written) is shown as it is: without arguments nothing is formatted; "
        + "write a single % or give the message an argument"
  }
}
