import PushMessages

extension Linter {
  /// `value`: a field whose text FCM refuses, by the kind that the field catalogue gives it.
  static func valueFindings(in subject: LintSubject) -> [Finding] {
    FieldCatalogue.fields.compactMap { field in
      guard let text = subject.document.string(at: field.path) else { return nil }
      guard let complaint = complaint(text, field.kind) else { return nil }
      return Finding(rule: "value", .error, "\(field.path): \(complaint)", path: field.path)
    }
  }

  private static func complaint(_ text: String, _ kind: Field.Kind) -> String? {
    switch kind {
    case .duration where !isDuration(text):
      "‘\(text)’ is no duration: write seconds with an s, 0s to 2419200s"
    case .seconds where UInt(text) == nil: "‘\(text)’ is no number of seconds"
    case .epoch where UInt(text) == nil:
      "‘\(text)’ is no time: write seconds since 1970, or 0 for a single try"
    case .color where !isColor(text): "‘\(text)’ is no colour: write #rrggbb"
    case .url where !isAddress(text): "‘\(text)’ is no web address: it starts with https://"
    case .choice(let words) where !words.contains(where: { matches(text, $0) }):
      "‘\(text)’ is not one of \(words.joined(separator: ", "))"
    case .integer, .decimal: "expected a number, found a string"
    case .flag: "expected the number 1, found a string"
    case .boolean: "expected true or false, found a string"
    default: nil
    }
  }

  /// The API's words are read in either case, with or without the name of their type before them.
  private static func matches(_ text: String, _ word: String) -> Bool {
    let (text, word) = (text.lowercased(), word.lowercased())
    return text == word || "priority_\(text)" == word
  }

  private static func isDuration(_ text: String) -> Bool {
    guard text.hasSuffix("s"), let seconds = Double(text.dropLast()) else { return false }
    let digits = text.dropLast().utf8
    return digits.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
      && (0...2_419_200).contains(seconds)
  }

  private static func isColor(_ text: String) -> Bool {
    text.utf8.count == 7 && text.hasPrefix("#") && text.dropFirst().allSatisfy(\.isHexDigit)
  }

  private static func isAddress(_ text: String) -> Bool {
    let prefixes = ["https://", "http://"]
    return prefixes.contains { text.lowercased().hasPrefix($0) && text.count > $0.count }
      && !text.contains { $0.isWhitespace }
  }
}
