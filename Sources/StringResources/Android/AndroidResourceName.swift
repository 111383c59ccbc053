/// The rule for the names of resources.
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

  /// The usual names, without a look into the tables of Unicode.
  private static func isPlain(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(0x30...0x39).contains(first) else { return false }
    for byte in name.utf8 {
      switch byte {
      case 0x61...0x7A, 0x30...0x39, 0x41...0x5A, UInt8(ascii: "_"): continue
      default: return false
      }
    }
    return true
  }
}
