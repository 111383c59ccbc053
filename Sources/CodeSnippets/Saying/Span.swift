/// A span of time, as a Duration of the API has it.
struct Span: Hashable {
  var seconds: Int
  /// 0 to 999,999,999.
  var nanoseconds: Int

  init(seconds: Int, nanoseconds: Int = 0) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// Reads `3600s` or `3.5s`; `nil` for anything that Protocol Buffers' JSON doesn't read, and for negative spans.
  init?(_ text: String) {
    guard text.utf8.last == UInt8(ascii: "s") else { return nil }
    let parts = text.utf8.dropLast().split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), !parts[0].isEmpty,
      parts.joined().allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      let seconds = Int(String(decoding: parts[0], as: UTF8.self)), seconds <= 315_576_000_000
    else { return nil }
    let fraction = parts.count == 2 ? String(decoding: parts[1], as: UTF8.self) : "0"
    guard !fraction.isEmpty, fraction.utf8.count <= 9 else { return nil }
    let digits = fraction + String(repeating: "0", count: 9 - fraction.utf8.count)
    self.init(seconds: seconds, nanoseconds: Int(digits) ?? 0)
  }

  /// Without what is finer than so many nanoseconds.
  func rounded(to unit: Int) -> Span {
    Span(seconds: seconds, nanoseconds: nanoseconds / unit * unit)
  }

  var milliseconds: Int { seconds * 1000 + nanoseconds / 1_000_000 }

  /// As the API writes it.
  var text: String {
    var fraction = String(String(nanoseconds + 1_000_000_000).dropFirst())
    while fraction.last == "0" { fraction.removeLast() }
    return "\(seconds)\(fraction.isEmpty ? "" : "." + fraction)s"
  }
}
