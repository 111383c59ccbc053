internal import PushMessages

/// How code says a moment so many seconds after the program runs, as the text in seconds since 1970 that `apns-expiration` is.
///
/// Writing and reading code follow the same table.
struct SendTime: Hashable {
  private var open: String
  private var close: String

  static func of(_ language: CodeLanguage) -> SendTime {
    switch language {
    case .node: SendTime(open: "String(Math.floor(Date.now() / 1000) + ", close: ")")
    case .python: SendTime(open: "str(int(time.time()) + ", close: ")")
    case .java: SendTime(open: "String.valueOf(Instant.now().getEpochSecond() + ", close: ")")
    case .go: SendTime(open: "strconv.FormatInt(time.Now().Unix()+", close: ", 10)")
    case .csharp:
      SendTime(
        open: "DateTimeOffset.UtcNow.AddSeconds(", close: ").ToUnixTimeSeconds().ToString()")
    }
  }

  static let shell = SendTime(open: "$(($(date +%s) + ", close: "))")

  func code(_ seconds: Int) -> String { "\(open)\(seconds)\(close)" }

  /// The seconds in code that is written so, whatever its spaces; `nil` for other code.
  func seconds(in code: some StringProtocol) -> Int? {
    guard code.utf8.count < 200 else { return nil }
    let code = Self.dense(code)
    let (open, close) = (Self.dense(open), Self.dense(close))
    guard code.hasPrefix(open), code.hasSuffix(close), code.count > open.count + close.count else {
      return nil
    }
    let digits = code.dropFirst(open.count).dropLast(close.count)
    guard digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
      return nil
    }
    return Int(digits)
  }

  /// What a text loses in which the moment is computed, as long as nothing takes it for Expires in.
  static func lossSentence(_ seconds: Int) -> String {
    "\(FieldPath.appleExpiry) was left out: it is \(seconds)s after the send, which Expires in can say"
  }

  private static func dense(_ code: some StringProtocol) -> String {
    String(code.filter { !$0.isWhitespace })
  }
}
