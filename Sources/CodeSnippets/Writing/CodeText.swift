/// A piece of source code that can be laid out on one line or on several.
indirect enum CodeText: Hashable {
  /// Code that stays on one line.
  case atom(String)
  case group(CodeGroup)
}
