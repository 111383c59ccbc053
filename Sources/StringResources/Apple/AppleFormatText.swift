/// The placeholders of format texts that stand for names instead of arguments.
enum AppleFormatText {
  private static let percent = UInt8(ascii: "%")

  /// The variables that a text names as `%#@name@` or `%1$#@name@`, in its order.
  static func variableNames(in text: String) -> [String] {
    var rest = Array(text.utf8)[...]
    var names: [String] = []
    while let next = Self.afterPercent(in: rest) {
      rest = next
      var name = rest
      let number = name.prefix { (0x30...0x39).contains($0) }
      if !number.isEmpty, name.dropFirst(number.count).first == UInt8(ascii: "$") {
        name = name.dropFirst(number.count + 1)
      }
      guard name.starts(with: "#@".utf8) else { continue }
      name = name.dropFirst(2)
      guard let end = name.firstIndex(of: UInt8(ascii: "@")) else { continue }
      names.append(String(decoding: name[..<end], as: UTF8.self))
      rest = name[(end + 1)...]
    }
    return names
  }

  /// The text with the `%arg` of string catalogs replaced.
  static func replacingArgument(in text: String, with placeholder: String) -> String {
    let bytes = Array(text.utf8)
    var rest = bytes[...]
    var output: [UInt8] = []
    while let next = Self.afterPercent(in: rest) {
      let isArgument = next.starts(with: "arg".utf8)
      output += rest[..<(isArgument ? next.startIndex - 1 : next.startIndex)]
      if isArgument { output += placeholder.utf8 }
      rest = isArgument ? next.dropFirst(3) : next
    }
    return String(decoding: output + rest, as: UTF8.self)
  }

  /// What follows the next percent sign that begins a placeholder; `%%` begins none.
  private static func afterPercent(in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = bytes
    while let index = rest.firstIndex(of: percent) {
      rest = rest[(index + 1)...]
      guard rest.first == percent else { return rest }
      rest = rest.dropFirst()
    }
    return nil
  }
}
