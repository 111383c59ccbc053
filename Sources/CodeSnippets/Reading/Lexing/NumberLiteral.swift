/// The number that a literal of source code stands for, as JSON writes it.
enum NumberLiteral {
  /// `3_600_000L` is 3600000, `0xFF` is 255, `.5f` is 0.5; `nil` for what JSON can't say.
  static func reading(_ text: String, _ language: CodeLanguage) -> String? {
    let digits = text.lowercased().filter { $0 != "_" }
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where digits.hasPrefix(prefix) {
      guard let number = whole(digits.dropFirst(2), radix) else { return nil }
      // Java's numbers of 32 bits are negative from half of them on.
      let isWrapped = language == .java && digits.last != "l" && Int32(number) == nil
      return isWrapped ? nil : exact(number, language)
    }
    let number = digits.prefix { "0123456789.e+-".contains($0) }
    let suffix = digits.dropFirst(number.count)
    guard ["", "l", "n", "f", "d", "m", "u", "ul", "lu"].contains(suffix) else { return nil }
    return decimal(String(number), language).flatMap { exact($0, language) }
  }

  /// JavaScript has no whole number beyond 53 bits: it becomes another one.
  private static func exact(_ number: String, _ language: CodeLanguage) -> String? {
    guard language == .node, let whole = Int(number) else { return number }
    return abs(whole) <= 1 << 53 ? number : nil
  }

  /// A number as JavaScript writes it, which the key of an object is: `1e3` is 1000, `1.50` is 1.5; `nil` for those that
  /// it writes with an exponent.
  static func scriptText(_ number: String) -> String? {
    if let whole = Int(number), abs(whole) <= 1 << 53 { return String(whole) }
    guard let value = Double(number), value.isFinite else { return nil }
    if let whole = Int(exactly: value), abs(whole) <= 1 << 53 { return String(whole) }
    guard (1e-4..<1e15).contains(abs(value)) else { return nil }
    return "\(value)"
  }

  private static func whole(_ digits: Substring, _ radix: Int) -> String? {
    var digits = digits
    while let last = digits.last, "lun".contains(last) { digits.removeLast() }
    return Int(digits, radix: radix).map(String.init)
  }

  private static func decimal(_ text: String, _ language: CodeLanguage) -> String? {
    let parts = text.split(separator: "e", maxSplits: 1, omittingEmptySubsequences: false)
    let mantissa = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let isWhole = mantissa.count == 1
    var whole = String(mantissa[0])
    // JSON has no zero before other digits; in most languages that have one the number is octal.
    let isDecimal =
      language == .csharp || language == .node && whole.contains { $0 == "8" || $0 == "9" }
    if whole.count > 1, whole.first == "0", isWhole, parts.count == 1, !isDecimal {
      return whole.allSatisfy { $0 == "0" } ? "0" : Int(whole, radix: 8).map(String.init)
    }
    while whole.count > 1, whole.first == "0" { whole.removeFirst() }
    let fraction = isWhole ? "" : String(mantissa[1])
    guard (whole + fraction).allSatisfy(\.isNumber), !(whole + fraction).isEmpty else { return nil }
    var number = whole.isEmpty ? "0" : whole
    if !isWhole { number += "." + (fraction.isEmpty ? "0" : fraction) }
    guard parts.count > 1 else { return number }
    guard Int(parts[1]) != nil else { return nil }
    return "\(number)e\(parts[1])"
  }
}
