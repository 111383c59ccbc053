/// The forms of a text that are not a text: `@null`, `@empty`, `@type/name`, `?attr/name`.
enum AndroidReference {
  /// The resource types that a reference can name.
  private static let types: Set<String> = [
    "anim", "animator", "array", "attr", "^attr-private", "bool", "color", "configVarying",
    "dimen", "drawable", "font", "fraction", "id", "integer", "interpolator", "layout", "macro",
    "menu", "mipmap", "navigation", "plurals", "raw", "string", "style", "styleable", "transition",
    "xml",
  ]

  static func isType(_ name: String) -> Bool { types.contains(name) }

  /// Reads a text as it was written, trimmed.
  ///
  /// `nil` if it is a text after all, as `@`, `@@`, `@x`, `@unknown/x` and `?` are.
  static func reading(_ raw: ArraySlice<UInt8>) -> AndroidStringValue? {
    guard let first = raw.first else { return nil }
    if first == UInt8(ascii: "?") { return attribute(raw.dropFirst()) }
    guard first == UInt8(ascii: "@") else { return nil }

    if raw.elementsEqual("@null".utf8) { return .null }
    if raw.elementsEqual("@empty".utf8) { return .empty }
    return resource(raw.dropFirst())
  }

  private static func attribute(_ text: ArraySlice<UInt8>) -> AndroidStringValue? {
    let isPrivate = text.first == UInt8(ascii: "*")
    guard let (package, type, name) = parts(of: isPrivate ? text.dropFirst() : text), !name.isEmpty,
      type.isEmpty || type == "attr"
    else { return nil }
    return .attribute(package.isEmpty ? name : "\(package):\(name)")
  }

  private static func resource(_ text: ArraySlice<UInt8>) -> AndroidStringValue? {
    let createsID = text.first == UInt8(ascii: "+")
    let isPrivate = text.first == UInt8(ascii: "*")
    guard
      let (package, type, name) = parts(of: createsID || isPrivate ? text.dropFirst() : text),
      !name.isEmpty, isType(type), !createsID || type == "id"
    else { return nil }
    return .reference(package: package.isEmpty ? nil : package, type: type, name: name)
  }

  /// Splits `[package:][type/]name`, with the odd cases as aapt2 splits them: a second `@` before it
  /// says nothing.
  private static func parts(
    of written: ArraySlice<UInt8>
  ) -> (package: String, type: String, name: String)? {
    let text = written.first == UInt8(ascii: "@") ? written.dropFirst() : written
    var package: ArraySlice<UInt8>?
    var type: ArraySlice<UInt8>?
    var start = text.startIndex
    for (index, byte) in zip(text.indices, text) {
      if byte == UInt8(ascii: "/"), type?.isEmpty ?? true {
        type = text[start..<index]
        start = index + 1
      } else if byte == UInt8(ascii: ":"), package?.isEmpty ?? true {
        package = text[start..<index]
        start = index + 1
      }
    }
    guard package.map({ !$0.isEmpty }) ?? true, type.map({ !$0.isEmpty }) ?? true else {
      return nil
    }
    return (
      String(decoding: package ?? [], as: UTF8.self), String(decoding: type ?? [], as: UTF8.self),
      String(decoding: text[start...], as: UTF8.self)
    )
  }
}
