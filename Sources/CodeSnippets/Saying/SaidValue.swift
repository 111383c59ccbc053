/// A value that code is to say, before a language writes it.
indirect enum SaidValue: Hashable {
  /// A key of a map and its value.
  struct Entry: Hashable {
    var key: String
    var value: SaidValue
  }

  case text(String)
  /// As JSON writes it; every language reads that as the same number.
  case number(String)
  case boolean(Bool)
  case null
  case list([SaidValue])
  case map([SaidValue.Entry])
  /// One of the SDK's constants.
  case constant(String)
  case span(Span)
  case instant(Instant)
  /// So many seconds after the program sends, as a text in seconds since 1970.
  case sendTime(plus: Int)
  /// Red, green, blue and alpha as parts of 1.
  case colorParts([Double])
  case object(SaidObject)
}
