/// A localization key as `Resources.getIdentifier(key, "string", package)` takes it apart.
struct AndroidResourceName: Hashable, Sendable {
  /// Empty where the key names none: then it is the app's own.
  var package = ""
  /// Empty where the key names none: then it is `string`.
  var type = ""
  var entry = ""

  /// `nil` for a separator with nothing before it; such a name is never found.
  init?(_ key: String) {
    let isWhole = key.utf8.allSatisfy {
      $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "/")
    }
    guard !isWhole else {
      entry = key
      return
    }
    var rest = key[...]
    if rest.first == "@" { rest.removeFirst() }
    var (hasPackage, hasType) = (false, false)
    var index = rest.startIndex
    while index < rest.endIndex {
      let next = rest.index(after: index)
      if type.isEmpty, rest[index] == "/" {
        hasType = true
        type = String(rest[..<index])
        rest = rest[next...]
      } else if package.isEmpty, rest[index] == ":" {
        hasPackage = true
        package = String(rest[..<index])
        rest = rest[next...]
      }
      index = next
    }
    entry = String(rest)
    if hasPackage && package.isEmpty || hasType && type.isEmpty { return nil }
  }

  /// `Integer.parseInt` accepts the key: then it isn't a name but a resource id.
  static func isResourceID(_ key: String) -> Bool {
    // Most keys begin with a letter.
    if let first = key.utf8.first, 0x3A..<0x80 ~= first { return false }
    var digits = Array(key.utf16)
    var sign = 1
    if let first = digits.first, first == 0x2B || first == 0x2D {
      sign = first == 0x2D ? -1 : 1
      digits.removeFirst()
    }
    guard !digits.isEmpty else { return false }
    var value = 0
    for unit in digits {
      guard let digit = AndroidFormatParser.digit(unit) else { return false }
      value = value * 10 + digit
      if value > Int(Int32.max) + 1 { return false }
    }
    return value * sign <= Int(Int32.max)
  }
}
