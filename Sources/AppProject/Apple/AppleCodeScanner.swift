/// Reads a file of Swift, Objective-C, Dart or JavaScript for what a message could name.
struct AppleCodeScanner {
  private typealias Token = CodeTokens.Token

  private(set) var reading = AppleCodeReading()
  private let path: String
  /// The keys to look for among texts.
  private let keys: Set<String>
  private var tokens: CodeTokens
  private var previous: Token?
  private var beforePrevious: Token?
  /// The name that the code is declaring, and whether it is an entry of an enum.
  private var declared: (name: String, isCase: Bool)?

  static func reading(_ bytes: [UInt8], path: String, keys: Set<String>) -> AppleCodeReading {
    var scanner = AppleCodeScanner(bytes, path: path, keys: keys)
    while let token = scanner.tokens.next() { scanner.take(token) }
    return scanner.reading
  }

  private init(_ bytes: [UInt8], path: String, keys: Set<String>) {
    (self.path, self.keys) = (path, keys)
    tokens = CodeTokens(bytes)
  }

  private mutating func take(_ token: Token) {
    defer { (beforePrevious, previous) = (previous, token) }
    switch token.kind {
    case .word: takeWord(token)
    case .text: takeText(token)
    case .sign(UInt8(ascii: "{")), .sign(UInt8(ascii: "}")), .sign(UInt8(ascii: ";")):
      endDeclaration()
    case .sign(UInt8(ascii: "=")): takeAssignment(token)
    case .computedText, .sign: break
    }
  }

  /// `content.title = …`.
  private mutating func takeAssignment(_ token: Token) {
    var ahead = tokens
    guard let name = previous, name.kind == .word,
      beforePrevious?.kind == .sign(UInt8(ascii: ".")),
      ahead.next()?.kind != .sign(UInt8(ascii: "=")),
      Self.settable.contains(where: { tokens.isWord(name, $0) })
    else { return }
    mark(.assignment, token)
  }

  private static let settable = [
    "title", "subtitle", "body", "sound", "badge", "categoryIdentifier",
  ]

  private mutating func endDeclaration() {
    if let declared, declared.isCase {
      reading.cases.append(.init(name: declared.name, value: declared.name, path: path))
    }
    declared = nil
  }

  private mutating func takeText(_ token: Token) {
    guard token.range.count <= 300 else { return }
    let text = tokens.string(token)
    if keys.contains(text) { reading.keys.insert(text) }
    if text == "fcm_options" { mark(.imageLoader, token) }
    if text.hasSuffix("Library/Sounds") || text == "Sounds" { mark(.soundFolder, token) }
    // Objective-C's texts have an @ in front.
    let isObjectiveC = previous?.kind == .sign(UInt8(ascii: "@"))
    let sign = isObjectiveC ? beforePrevious : previous
    guard let declared, sign?.kind == .sign(UInt8(ascii: "=")), !text.contains("\\(") else {
      return
    }
    reading.constants.append(.init(name: declared.name, value: text, path: path))
    self.declared = nil
  }

  private mutating func mark(_ mark: AppleCodeReading.Mark, _ token: Token) {
    reading.marks[mark] = reading.marks[mark] ?? SourcePlace(path, line: token.line)
  }

  private mutating func takeWord(_ token: Token) {
    if let previous, previous.kind == .word {
      let isCase = tokens.isWord(previous, "case")
      if isCase || Self.declarations.contains(where: { tokens.isWord(previous, $0) }) {
        endDeclaration()
        declared = (tokens.string(token), isCase)
      }
    }
    guard let first = tokens.bytes[token.range].first, token.range.count > 5 else { return }
    switch first {
    case UInt8(ascii: "U"):
      if tokens.isWord(token, "UNNotificationCategory") {
        takeCategory(token, label: "identifier")
      } else if tokens.isWord(token, "UNNotificationAttachment") {
        mark(.attachment, token)
      } else if tokens.isWord(token, "UNNotificationServiceExtension") {
        mark(.service, token)
      }
    case UInt8(ascii: "D") where tokens.isWord(token, "DarwinNotificationCategory"):
      takeCategory(token, label: nil)
    case UInt8(ascii: "F") where tokens.isWord(token, "FIRMessagingExtensionHelper"):
      mark(.imageLoader, token)
    case UInt8(ascii: "p") where tokens.isWord(token, "populateNotificationContent"):
      mark(.imageLoader, token)
    case UInt8(ascii: "w")
    where tokens.isWord(token, "willPresent")
      || tokens.isWord(token, "willPresentNotification"):
      mark(.presentation, token)
    case UInt8(ascii: "r")
    where tokens.isWord(token, "requestAuthorization")
      || tokens.isWord(token, "requestAuthorizationWithOptions")
      || tokens.isWord(token, "requestPermissionsAsync"):
      mark(.authorization, token)
    case UInt8(ascii: "c") where tokens.isWord(token, "categoryWithIdentifier"):
      takeObjectiveCategory(token)
    case UInt8(ascii: "s"): takeSmall(token)
    case UInt8(ascii: "e") where tokens.isWord(token, "extension"): takeType(token)
    default: break
    }
  }

  private mutating func takeSmall(_ token: Token) {
    if tokens.isWord(token, "struct") {
      takeType(token)
    } else if tokens.isWord(token, "serviceExtension") {
      mark(.imageLoader, token)
    } else if tokens.isWord(token, "setNotificationCategoryAsync") {
      takeCategory(token, label: nil)
    } else if tokens.isWord(token, "setNotificationCategories") {
      takeObjects(token)
    }
  }

  private static let declarations = ["let", "var", "const", "final", "String", "define"]

  /// `struct Delivery: ActivityAttributes {`.
  private mutating func takeType(_ token: Token) {
    var ahead = tokens
    guard let name = ahead.next(), name.kind == .word,
      ahead.next()?.kind == .sign(UInt8(ascii: ":"))
    else { return }
    for _ in 0..<20 {
      guard let next = ahead.next(), next.kind != .sign(UInt8(ascii: "{")) else { return }
      if tokens.isWord(next, "ActivityAttributes") {
        reading.activities.append(
          NamedPlace(tokens.string(name), SourcePlace(path, line: token.line)))
        return
      }
    }
  }

  /// The first argument of a call, or the one behind a label.
  private mutating func takeCategory(_ token: Token, label: String?) {
    var ahead = tokens
    guard ahead.next()?.kind == .sign(UInt8(ascii: "(")) else { return }
    if let label {
      guard let first = ahead.next(), tokens.isWord(first, label),
        ahead.next()?.kind == .sign(UInt8(ascii: ":"))
      else { return }
    }
    add(argument(&ahead), token)
  }

  /// `[UNNotificationCategory categoryWithIdentifier:@"REPLY" actions:…`.
  private mutating func takeObjectiveCategory(_ token: Token) {
    var ahead = tokens
    guard ahead.next()?.kind == .sign(UInt8(ascii: ":")) else { return }
    var copy = ahead
    if copy.next()?.kind == .sign(UInt8(ascii: "@")) { ahead = copy }
    guard let value = ahead.next() else { return }
    add([value], token)
  }

  /// `setNotificationCategories([{ id: 'reply', … }])` of notifee.
  private mutating func takeObjects(_ token: Token) {
    var ahead = tokens
    guard ahead.next()?.kind == .sign(UInt8(ascii: "(")),
      ahead.next()?.kind == .sign(UInt8(ascii: "[")), ahead.next()?.kind == .sign(UInt8(ascii: "{"))
    else { return }
    var depth = 1
    var last: Token?
    for _ in 0..<400 {
      guard let next = ahead.next(), depth >= 0 else { return }
      switch next.kind {
      case .sign(UInt8(ascii: "{")), .sign(UInt8(ascii: "[")): depth += 1
      case .sign(UInt8(ascii: "}")), .sign(UInt8(ascii: "]")): depth -= 1
      case .sign(UInt8(ascii: ")")): return
      case .sign(UInt8(ascii: ":")):
        if depth == 1, let last, tokens.isWord(last, "id") { add(argument(&ahead), token) }
      default: break
      }
      last = next
    }
  }

  /// The tokens up to the next comma or the end of the call.
  private func argument(_ ahead: inout CodeTokens) -> [Token] {
    var argument: [Token] = []
    while argument.count < 12, let next = ahead.next() {
      if case .sign(let byte) = next.kind, ",)}".utf8.contains(byte) { break }
      argument.append(next)
    }
    return argument
  }

  private mutating func add(_ argument: [Token], _ token: Token) {
    reading.categories.append(
      .init(id: value(of: argument), place: SourcePlace(path, line: token.line)))
  }

  private func value(of argument: [Token]) -> CodeValue {
    if argument.count == 1, argument[0].kind == .text {
      let text = tokens.string(argument[0])
      return text.contains("\\(") ? .computed : .literal(text)
    }
    var parts: [String] = []
    for (index, token) in argument.drop(while: { $0.kind == .sign(UInt8(ascii: ".")) }).enumerated()
    {
      let isWord = index.isMultiple(of: 2)
      guard isWord ? token.kind == .word : token.kind == .sign(UInt8(ascii: ".")) else {
        return .computed
      }
      if isWord { parts.append(tokens.string(token)) }
    }
    return parts.isEmpty ? .computed : .name(parts)
  }
}
