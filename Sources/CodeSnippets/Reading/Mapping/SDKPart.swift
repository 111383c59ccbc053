/// One thing that source code says about an object: a keyword argument, a field, a setter of a builder.
struct SDKPart: Hashable {
  enum Verb: Hashable {
    case set
    /// One more element or entry of what may have others: `addToken`, `putData`.
    case add
    /// The elements or entries of a list or map: `addAllTokens`, `putAllData`.
    case addAll
    /// The parts of another object: `**common`.
    case spread
  }

  var verb = Verb.set
  /// As the code writes it, without the builder's verb.
  var name: String
  /// Whether the text says the name, which may be empty as any key of a map.
  var isNamed = true
  /// As the code writes it.
  var written: String
  var values: [CodeExpression]
  /// UTF-8 offsets of the name.
  var range: Range<Int>

  /// Whether it is a call with a block of code, as Kotlin's `apply { … }`.
  func isBlock(in source: CodeTokens) -> Bool {
    guard values.count == 1, case .code = values[0].kind else { return false }
    return source.bytes[values[0].range.lowerBound] == UInt8(ascii: "{")
  }
}
