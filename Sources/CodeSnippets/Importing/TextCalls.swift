/// What a program of any language does with a text or with what a function makes of it, by the signs around its names.
struct TextCalls {
  /// What a function does with a text that it gets, as far as its name tells.
  enum Effect: Hashable {
    /// Sends, prints or wraps it: the letters stay.
    case taking
    /// Makes an object of it, which may be changed.
    case parsing
    /// Gives another text, or nobody knows.
    case changing
  }

  /// A call around a text.
  struct Call: Hashable {
    var name: String
    /// Where the words before its bracket begin.
    var start: Int
    var bracket: Int
  }

  let bytes: [UInt8]

  /// The calls that get what is at an offset, from the inside.
  func around(_ offset: Int) -> [Call] {
    var calls: [Call] = []
    var depth = 0
    var index = offset - 1
    while index >= max(0, offset - Self.maximumDistance), calls.count < 3 {
      switch bytes[index] {
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth += 1
      case UInt8(ascii: "["): depth = max(0, depth - 1)
      case UInt8(ascii: "("):
        if depth == 0, let call = call(at: index) { calls.append(call) }
        depth = max(0, depth - 1)
      case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"): return calls
      case UInt8(ascii: "="): if depth == 0, !calls.isEmpty { return calls }
      default: break
      }
      index -= 1
    }
    return calls
  }

  private func call(at bracket: Int) -> Call? {
    let type = typeStart(before: bracket)
    let name = word(before: type)
    guard !name.isEmpty else { return nil }
    let start = bytes[..<type].reversed().prefix {
      Self.isOfName($0) || ".:$>-[]!".utf8.contains($0)
    }.count
    return Call(name: name, start: type - start, bracket: bracket)
  }

  /// Where the type of a generic call begins: `Deserialize<Request>(`.
  private func typeStart(before bracket: Int) -> Int {
    guard bracket > 0, bytes[bracket - 1] == UInt8(ascii: ">") else { return bracket }
    let type = bytes[..<bracket].reversed().prefix {
      Self.isOfName($0) || "<>, .?[]".utf8.contains($0)
    }
    let words = bytes[(bracket - type.count)..<bracket]
    return words.firstIndex(of: UInt8(ascii: "<")) ?? bracket
  }

  private func word(before end: Int) -> String {
    String(
      decoding: bytes[..<end].reversed().prefix(while: Self.isOfName).reversed(), as: UTF8.self)
  }

  static func effect(of name: String) -> Effect {
    let word = name.lowercased()
    if ["set", "sub", "gsub", "tr"].contains(word) { return .changing }
    if changers.contains(where: word.contains) { return .changing }
    if parsers.contains(where: word.contains) { return .parsing }
    return takers.contains(where: word.contains) ? .taking : .changing
  }

  private static let changers = [
    "replace", "render", "template", "merge", "patch", "subst", "interpolate",
  ]

  private static let parsers = [
    "parse", "load", "decode", "unmarshal", "deserialize", "readtree", "readvalue", "fromjson",
    "jsonobject", "jobject", "fromstring",
  ]

  private static let takers = [
    "content", "entity", "read", "buffer", "body", "request", "send", "post", "print", "puts",
    "echo", "log", "write", "byte", "str", "encode", "fetch", "exec", "run", "system", "expect",
    "assert", "equal", "len", "data", "form", "publish", "setopt", "rest", "invoke", "open", "call",
    "text", "trim", "dedent", "strip", "file", "blob", "payload", "input", "json", "dump",
    "seriali",
    "marshal", "put", "queue", "push", "notif", "message", "debug", "info", "warn", "error", "type",
    "freeze", "raw", "must", "if", "while", "return", "for", "of", "new", "add", "append", "char",
    "with", "format", "query", "submit", "emit", "dispatch", "test", "check", "valid", "size",
    "count", "cat",
  ]

  static func isOfName(_ byte: UInt8) -> Bool {
    CodeLexer.isLetter(byte) || CodeLexer.isDigit(byte) || byte == UInt8(ascii: "_")
  }

  /// More letters than stand between a call's bracket and its argument.
  private static let maximumDistance = 300
}

extension TextCalls {
  /// The variable that gets what begins at an offset: `m = `, `$m = `, `m, err := `, `JsonObject o = new `.
  func name(before start: Int) -> String? {
    var before = bytes[..<start].suffix(80)
    for word in ["await", "new", "try", "try!", "try?"] {
      let trimmed = before.trimmingBlanks
      if trimmed.reversed().starts(with: word.utf8.reversed()) {
        before = trimmed.dropLast(word.utf8.count)
      }
    }
    before = before.trimmingBlanks
    guard before.last == UInt8(ascii: "=") else { return nil }
    before = before.dropLast()
    if before.last == UInt8(ascii: ":") { before = before.dropLast() }
    before = before.trimmingBlanks
    // Of several names the first one is the value's.
    let line = before.split(separator: 0x0A).last ?? before
    let list = line.split(separator: UInt8(ascii: ","))
    let first = (list.first ?? line).trimmingBlanks
    let name = first.reversed().prefix(while: Self.isOfName)
    return name.isEmpty ? nil : String(decoding: name.reversed(), as: UTF8.self)
  }

  /// Behind the bracket that closes one.
  func end(of bracket: Int) -> Int {
    let pairs: [UInt8: UInt8] = [
      UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
    ]
    guard bracket < bytes.count, let closing = pairs[bytes[bracket]] else { return bracket }
    var depth = 0
    var quote: UInt8?
    var index = bracket
    while index < min(bytes.count, bracket + Self.maximumLength) {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\") {
        index += 1
      } else if let open = quote {
        if byte == open { quote = nil }
      } else if "\"'`".utf8.contains(byte) {
        quote = byte
      } else if byte == bytes[bracket] {
        depth += 1
      } else if byte == closing {
        depth -= 1
        if depth == 0 { return index + 1 }
      }
      index += 1
    }
    return bracket + 1
  }

  /// Whether the members and calls behind a value change it: `.topic = "a"`, `["topic"] = "a"`, `.put("topic", "a")`.
  func isChanged(behind end: Int, _ isReading: (String) -> Bool) -> Bool {
    var isChange = false
    let index = chainEnd(behind: end) { name in isChange = isChange || !isReading(name) }
    guard index > end, !isChange else { return isChange }
    return Self.sets(bytes[index...].drop { $0 == 0x20 || $0 == 0x09 })
  }

  /// Behind the members, calls and indices of a value; `onCall` hears the names of what is called.
  func chainEnd(behind end: Int, onCall: (String) -> Void = { _ in }) -> Int {
    var index = end
    var name = ""
    while index < bytes.count {
      let rest = bytes[index...]
      let sign = rest.drop { $0 <= 0x20 }
      if let mark = [".", "?.", "->", "!.", "&."].first(where: { sign.starts(with: $0.utf8) }) {
        let word = sign.dropFirst(mark.utf8.count).prefix(while: Self.isOfName)
        guard !word.isEmpty else { break }
        name = String(decoding: word, as: UTF8.self)
        index = word.endIndex
        // `.tap { |message| … }` of Ruby, `.apply { … }` of Kotlin.
        let block = bytes[index...].drop { $0 == 0x20 }
        if Self.blocks.contains(name),
          block.first == UInt8(ascii: "{") || block.starts(with: "do ".utf8)
        {
          onCall(name)
        }
      } else if rest.starts(with: "![".utf8) {
        index += 1
      } else if rest.first == UInt8(ascii: "[") || rest.first == UInt8(ascii: "(") && !name.isEmpty
      {
        if rest.first == UInt8(ascii: "(") { onCall(name) }
        let close = self.end(of: index)
        // What is never closed is no call.
        guard close > index + 1 else { break }
        index = close
      } else {
        break
      }
    }
    return index
  }

  private static let blocks: Set<String> = [
    "tap", "then", "apply", "also", "let", "run", "each", "transform", "each_with_object",
  ]

  private static func sets(_ text: ArraySlice<UInt8>) -> Bool {
    if text.first == UInt8(ascii: "=") {
      return text.dropFirst().first.map { !"=>~".utf8.contains($0) } ?? true
    }
    return ["+=", "-=", ".=", "*=", "||=", "??=", "<<"].contains { text.starts(with: $0.utf8) }
  }

  /// A longer call is none of a message.
  private static let maximumLength = 20_000
}

extension ArraySlice<UInt8> {
  fileprivate var trimmingBlanks: ArraySlice<UInt8> {
    prefix(count - reversed().prefix { $0 <= 0x20 }.count)
  }
}
