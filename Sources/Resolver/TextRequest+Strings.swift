extension TextRequest {
  /// A literal that counts: an empty one isn't a literal to any platform.
  var sentLiteral: String? {
    guard let literal, !literal.isEmpty else { return nil }
    return literal
  }

  var sentKey: String? {
    guard let key, !key.isEmpty else { return nil }
    return key
  }

  /// Why neither a literal nor a key gives a text.
  var reasonForNoText: String {
    key == nil ? "the message sets no text here" : "the key is empty, so no text is looked up"
  }
}

extension TextRequest.Argument {
  /// `JSONArray.optString` of Android: every argument is a string.
  var androidString: String {
    switch self {
    case .string(let text), .other(let text): text
    case .number(let text): Self.isInteger(text) ? Self.integer(text) : JavaNumber.text(text)
    case .boolean(let value): value ? "true" : "false"
    case .null: "null"
    }
  }

  /// What iOS keeps of an element of `loc-args`: strings and numbers, and nothing of all others.
  ///
  /// A number prints its `-description`, and to `NSNumber` a boolean is 1 or 0.
  package var appleString: String {
    switch self {
    case .string(let text): text
    case .number(let text): Self.isInteger(text) ? Self.integer(text) : Self.appleNumber(text)
    case .boolean(let value): value ? "1" : "0"
    case .null, .other: ""
    }
  }

  private static func isInteger(_ text: String) -> Bool { Int64(text) != nil }

  /// Without a sign for zero, as integers print.
  private static func integer(_ text: String) -> String { Int64(text).map(String.init) ?? text }

  private static func appleNumber(_ text: String) -> String {
    guard let number = Double(text) else { return text }
    let description = number.description
    return description.hasSuffix(".0") ? String(description.dropLast(2)) : description
  }
}
