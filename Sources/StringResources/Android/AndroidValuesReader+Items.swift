extension AndroidValuesReader {
  /// What a string pool of the compiled app can hold of one string, in bytes of its encoding.
  private static let maximumLength = 0x7FFF

  /// Reads an element with one value: a `<string>`, `<color>`, `<item type="…">`.
  mutating func readItem(_ element: XMLElement, type: String, formats: AndroidFormats) {
    guard let name = name(of: element) else {
      return report("<\(element.name)> has no 'name' attribute", at: element)
    }
    var isFormatted = true
    var isTranslatable = isTranslatable
    if formats == .string {
      guard
        let formatted = flag("formatted", of: element, default: true),
        let translatable = flag("translatable", of: element, default: isTranslatable)
      else { return }
      isFormatted = formatted
      isTranslatable = translatable
    }
    guard let text = flattenedText(of: element) else { return }
    guard type != "id" else {
      return addIdentifier(name, text, value(of: text, accepting: formats), at: element)
    }
    guard let value = value(of: text, accepting: formats) else {
      let expected = type == "string" ? "its format" : "type '\(type)'"
      return report(
        "'\(String(decoding: text.raw.prefix(60), as: UTF8.self))' isn't a value of \(expected)",
        at: element)
    }
    guard type == "string" else {
      // A string may refer to it: then a device prints it.
      return add(.other(type), type: type, name: name, at: element, value: value)
    }
    if formats == .string, isFormatted, isTranslatable, !text.hasSpans, case .text = value,
      !AndroidPositionalCheck.passes(text.text)
    {
      report(
        "several placeholders without a number: write %1$s, %2$s, or add formatted=\"false\"",
        isStrict ? .error : .warning, at: element)
    }
    add(
      .string, type: type, name: name, at: element, value: shortened(value, of: text, at: element),
      isTranslatable: isTranslatable)
  }

  /// An identifier is empty or names another one.
  private mutating func addIdentifier(
    _ name: String, _ text: AndroidFlattenedText, _ value: AndroidStringValue?,
    at element: XMLElement
  ) {
    var printed = AndroidStringValue.text("false")
    switch value {
    case .null: break
    case .reference(_, "id", _): printed = value ?? printed
    case .text(let content) where content.isEmpty && !text.hasSpans: break
    default:
      return report("an id must be empty or a reference to another id", at: element)
    }
    add(.other("id"), type: "id", name: name, at: element, value: printed)
  }

  /// Reads the text of an element and keeps its problems; `nil` if the build would refuse it.
  mutating func flattenedText(of element: XMLElement) -> AndroidFlattenedText? {
    guard let text = AndroidFlattenedText(element, &cursor, build) else { return nil }
    file.problems += text.problems
    return text.hasErrors ? nil : text
  }

  /// The value that a text stands for; `nil` if the formats don't allow it.
  func value(
    of text: AndroidFlattenedText, accepting formats: AndroidFormats
  ) -> AndroidStringValue? {
    guard !text.hasSpans else { return .text(String(decoding: text.text, as: UTF8.self)) }
    let raw = AndroidWhiteSpace.trimmed(text.raw, for: build)
    if let reference = AndroidReference.reading(raw) { return reference }
    if formats != .string, let typed = AndroidTypedValue(raw, accepting: formats) {
      return .text(typed.printed)
    }
    if formats.contains(.string) { return .text(String(decoding: text.text, as: UTF8.self)) }
    return raw.isEmpty ? .null : nil
  }

  /// A text that is too long is replaced by the build, without failing.
  private mutating func shortened(
    _ value: AndroidStringValue, of text: AndroidFlattenedText, at element: XMLElement
  ) -> AndroidStringValue {
    guard case .text = value, storedLength(text.text) > AndroidValuesReader.maximumLength else {
      return value
    }
    report(
      "the text is longer than \(AndroidValuesReader.maximumLength) bytes:"
        + " the app will show STRING_TOO_LARGE instead of it",
      .warning, at: element)
    return .text("STRING_TOO_LARGE")
  }

  /// The length in the pool's modified UTF-8: six bytes beyond U+FFFF, two for U+0000.
  private func storedLength(_ text: [UInt8]) -> Int {
    guard text.count > AndroidValuesReader.maximumLength / 2 else { return text.count }
    return text.reduce(0) { $0 + ($1 >= 0xF0 ? 3 : $1 == 0 ? 2 : 1) }
  }

  /// A boolean attribute; `nil` after a problem.
  mutating func flag(
    _ name: String, of element: XMLElement, default value: Bool
  ) -> Bool? {
    guard let text = element.rawAttribute(name) else { return value }
    let trimmed = AndroidWhiteSpace.trimmed(text, for: build)
    if let value = AndroidTypedValue.boolean(trimmed) { return value }
    report("'\(name)' must be 'true' or 'false'", at: element)
    return nil
  }
}
