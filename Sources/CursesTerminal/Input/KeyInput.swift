/// One thing that curses reads.
enum KeyInput: Hashable {
  case character(Unicode.Scalar)
  /// A key whose sequence is in the terminal's description; see ``KeyCodes``.
  case code(Int32)
}
