/// Inserts arguments into texts whose placeholders are the plainest: `%s` (on Apple `%@`), `%1$s` and
/// `%%`.
///
/// For these alone what the documentation promises is what every device shows, and nearly all texts
/// have no others.
enum PlainPlaceholders {
  private static let percent = UInt8(ascii: "%")

  /// `nil` for any other text: where an argument lacks, where the result is empty, or where a number
  /// before `%s` might make it a percentage.
  static func formatted(
    _ text: String, conversion: Unicode.Scalar, _ arguments: [TextRequest.Argument],
    _ string: (TextRequest.Argument) -> String
  ) -> String? {
    let bytes = text.utf8.span
    guard !bytes.isEmpty else { return nil }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + 32)
    var (index, ordinary, hasPlaceholder) = (0, 0, false)
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      guard byte == percent else {
        output.append(byte)
        continue
      }
      hasPlaceholder = true
      guard index < bytes.count else { return nil }
      if bytes[index] == percent {
        output.append(percent)
        index += 1
        continue
      }
      var number = 0
      if 0x31...0x39 ~= bytes[index] {
        number = Int(bytes[index] - 0x30)
        guard index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "$") else { return nil }
        index += 2
      } else {
        guard index < 2 || !(0x30...0x39 ~= bytes[index - 2]) else { return nil }
        ordinary += 1
        number = ordinary
      }
      guard index < bytes.count, UInt32(bytes[index]) == conversion.value,
        number <= arguments.count
      else { return nil }
      index += 1
      output.append(contentsOf: string(arguments[number - 1]).utf8)
    }
    guard hasPlaceholder else { return text }
    return output.isEmpty ? nil : String(decoding: output, as: UTF8.self)
  }
}
