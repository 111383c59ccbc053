/// The rules for the names of resources.
enum AndroidResourceName {
  /// Starts with a letter or `_`, goes on with letters, digits, `_`, `.` and `-`; letters and digits
  /// in Unicode's sense (`XID_Start`, `XID_Continue`).
  static func isValid(_ name: String) -> Bool {
    if isPlain(name) { return true }
    guard let first = name.unicodeScalars.first, first == "_" || first.properties.isXIDStart else {
      return false
    }
    return name.unicodeScalars.allSatisfy {
      $0 == "." || $0 == "-" || $0.properties.isXIDContinue
    }
  }

  /// Why Gradle's merger or its compiler refuses a name; `nil` if both take it.
  ///
  /// With its dots as `_` it must be an identifier of Java and no keyword.
  static func problem(inMerged name: String, ofType type: String) -> String? {
    // Attributes of the platform are named here, not declared.
    if type == "attr", name.hasPrefix("android:") { return nil }
    if name.utf8.count <= longestKeyword, keywords.contains(name) {
      return "'\(name)' is a Java keyword and can't be a resource name: choose another one"
    }
    guard !isPlain(name) else { return nil }
    guard isValid(name), name.unicodeScalars.allSatisfy({ $0 == "." || isIdentifierPart($0) }),
      name.unicodeScalars.first.map({ $0 == "_" || isLetter($0) }) ?? false
    else {
      return "'\(name)' isn't a valid resource name: use letters, digits, '_' and '.',"
        + " and begin with a letter or '_'"
    }
    return nil
  }

  /// The usual names, without a look into the tables of Unicode.
  private static func isPlain(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return name.utf8.allSatisfy { byte in
      switch byte {
      case 0x61...0x7A, 0x30...0x39, 0x41...0x5A, UInt8(ascii: "_"): true
      default: false
      }
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      true
    default: false
    }
  }

  private static func isIdentifierPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .currencySymbol, .decimalNumber, .nonspacingMark, .spacingMark: true
    default: isLetter(scalar)
    }
  }

  private static let longestKeyword = 12

  private static let keywords: Set<String> = [
    "_", "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class",
    "const", "continue", "default", "do", "double", "else", "enum", "extends", "false", "final",
    "finally", "float", "for", "goto", "if", "implements", "import", "instanceof", "int",
    "interface", "long", "native", "new", "null", "package", "private", "protected", "public",
    "return", "short", "static", "strictfp", "super", "switch", "synchronized", "this", "throw",
    "throws", "transient", "true", "try", "void", "volatile", "while",
  ]
}
