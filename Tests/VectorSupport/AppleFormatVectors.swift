import Resolver

/// `format, args, linux_Foundation_String(format:), ios_push_UNFormatLocalizedString`: what a push
/// shows.
enum AppleFormatVectors {
  static func check(_ row: VectorFile.Row) -> VectorCheck {
    let format = VectorFile.unescaped(row[0])
    let arguments = row[1].split(separator: " ").map { argument($0).appleString }
    // Without arguments the system does not call its formatter.
    let shown =
      arguments.isEmpty ? format : ApplePushFormatter.format(format, arguments).text
    return VectorCheck(
      expected: VectorFile.unescaped(row[3]),
      got: shown ?? "NIL(invalid UTF-8; field becomes empty)")
  }

  /// `s:=string i:=int d:=double n:=null`.
  private static func argument(_ typed: Substring) -> TextRequest.Argument {
    let value = String(typed.dropFirst(2))
    return switch typed.first {
    case "s": .string(VectorFile.unescaped(value))
    case "n": .null
    default: .number(value)
    }
  }
}
