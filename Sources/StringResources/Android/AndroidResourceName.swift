/// The rule for the names of resources.
enum AndroidResourceName {
  /// Starts with a letter or `_`, goes on with letters, digits, `_`, `.` and `-`; letters and digits
  /// in Unicode's sense (`XID_Start`, `XID_Continue`).
  static func isValid(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, first == "_" || first.properties.isXIDStart else {
      return false
    }
    return name.unicodeScalars.allSatisfy {
      $0 == "." || $0 == "-" || $0.properties.isXIDContinue
    }
  }
}
