/// The text as the FCM documentation promises it: the device inserts each argument, converted as
/// its placeholder asks and written as the locale writes numbers.
struct DocumentedText {
  let platform: Platform
  let locale: String

  /// A placeholder without an argument stays as it is, and so does an argument that cannot be
  /// converted.
  func format(_ text: String, _ arguments: [String]) -> String {
    let placeholders = PlaceholderScanner.placeholders(in: text, platform: platform)
    guard !placeholders.isEmpty else { return text }
    let bytes = Array(text.utf8)
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count + 16)
    var (end, ordinary, last) = (0, 0, 0)
    for placeholder in placeholders {
      output += bytes[end..<placeholder.range.lowerBound]
      end = placeholder.range.upperBound
      if let index = placeholder.index {
        last = index
      } else if placeholder.takesArgument, !placeholder.flags.contains(.previous) {
        ordinary += 1
        last = ordinary
      }
      if !placeholder.takesArgument {
        output += fixedText(placeholder)?.utf8.map { $0 } ?? Array(bytes[placeholder.range])
      } else if arguments.indices.contains(last - 1) {
        output += printed(arguments[last - 1], placeholder).utf8
      } else {
        output += bytes[placeholder.range]
      }
    }
    output += bytes[end...]
    return String(decoding: output, as: UTF8.self)
  }

  /// `%n` breaks the line in Java; in C it stores a number and shows nothing, which no author
  /// wants.
  private func fixedText(_ placeholder: Placeholder) -> String? {
    if placeholder.conversion == "%" { return "%" }
    return platform == .android ? "\n" : nil
  }

  private func printed(_ argument: String, _ placeholder: Placeholder) -> String {
    switch placeholder.conversion {
    case "@", "s", "p": return padded(cut(argument, placeholder), placeholder)
    case "S":
      let text = cut(argument, placeholder)
      return padded(
        platform == .android ? UpperCase.mapped(text, locale: locale) : text, placeholder)
    case "b", "B", "h", "H": return general(argument, placeholder)
    case "c", "C": return padded(character(argument), placeholder)
    default:
      guard let number = Decimal(argument) else { return argument }
      let printer = NumberPrinter(placeholder: placeholder, symbols: .of(locale))
      return printer.text(of: number) ?? argument
    }
  }

  /// `%b` and `%h` of Java: whether it is true, and its hash.
  private func general(_ argument: String, _ placeholder: Placeholder) -> String {
    let isBoolean = placeholder.conversion == "b" || placeholder.conversion == "B"
    let truth = argument == "false" ? argument : "true"
    let text = cut(isBoolean ? truth : hash(of: argument), placeholder)
    return padded(
      placeholder.isUpperCase ? UpperCase.mapped(text, locale: locale) : text, placeholder)
  }

  private func hash(of argument: String) -> String {
    String(UInt32(bitPattern: JavaValue.string(argument).hash), radix: 16)
  }

  /// A number is the code of a character.
  private func character(_ argument: String) -> String {
    guard argument.count > 1, let code = UInt32(argument), let scalar = Unicode.Scalar(code) else {
      return argument
    }
    return String(Character(scalar))
  }

  private func cut(_ text: String, _ placeholder: Placeholder) -> String {
    guard let precision = placeholder.precision else { return text }
    return String(decoding: text.utf16.prefix(precision), as: UTF16.self)
  }

  private func padded(_ text: String, _ placeholder: Placeholder) -> String {
    NumberPrinter.padded(text, placeholder)
  }
}
