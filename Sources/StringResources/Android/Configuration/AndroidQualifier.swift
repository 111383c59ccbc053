/// One kind of qualifier in the name of a `values` directory.
struct AndroidQualifier: Sendable {
  /// Writes what a part of a name, in lower case, says into the configuration.
  ///
  /// Returns `false` if it says nothing of this kind.
  let read: @Sendable (_ part: String, _ into: inout AndroidConfiguration) -> Bool
  /// The part of the name as aapt2 prints it.
  let write: @Sendable (AndroidConfiguration) -> String?
}

extension AndroidQualifier {
  typealias Field<Value> = WritableKeyPath<AndroidConfiguration, Value?> & Sendable

  /// A qualifier that is one word out of a few, or `any` for none.
  static func words(_ field: any Field<String>, _ words: String...) -> AndroidQualifier {
    AndroidQualifier(
      read: { part, configuration in
        if part == "any" { return true }
        guard words.contains(part) else { return false }
        configuration[keyPath: field] = part
        return true
      },
      write: { $0[keyPath: field] })
  }

  /// A qualifier that is a number with something around it; 0 is the same as none.
  static func number(
    _ field: any Field<Int>, _ prefix: String, _ suffix: String = ""
  ) -> AndroidQualifier {
    AndroidQualifier(
      read: { part, configuration in
        if part == "any" { return true }
        guard let value = number(in: part, prefix, suffix) else { return false }
        configuration[keyPath: field] = value == 0 ? nil : value
        return true
      },
      write: { $0[keyPath: field].map { "\(prefix)\($0)\(suffix)" } })
  }

  static func number(in part: String, _ prefix: String, _ suffix: String) -> Int? {
    guard part.hasPrefix(prefix), part.hasSuffix(suffix) else { return nil }
    let digits = part.dropFirst(prefix.count).dropLast(suffix.count)
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let value = Int(digits) else {
      return nil
    }
    // The platform has 16 bits for it.
    return value & 0xFFFF
  }
}
