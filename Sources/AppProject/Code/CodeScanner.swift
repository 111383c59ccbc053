/// Reads a file of code for what a message could name.
struct CodeScanner {
  private typealias Token = CodeTokens.Token

  private(set) var reading = CodeReading()
  private let path: String
  private var tokens: CodeTokens
  /// The last ones, the newest first; what is behind a name decides what it is.
  private var previous: Token?
  private var beforePrevious: Token?
  /// The name that the code is declaring.
  private var declared: String?
  private var declaredLine = 0
  private var isAssigned = false
  private let hasEnum: Bool
  private let isMessaging: Bool

  static func reading(_ bytes: [UInt8], path: String) -> CodeReading {
    var scanner = CodeScanner(bytes, path: path)
    while let token = scanner.tokens.next() { scanner.take(token) }
    // JavaScript's and Dart's literals may hold braces and quotation marks that aren't theirs.
    scanner.reading.isCutOff =
      scanner.tokens.isCutOff && (path.hasSuffix(".kt") || path.hasSuffix(".java"))
    return scanner.reading
  }

  private init(_ bytes: [UInt8], path: String) {
    self.path = path
    tokens = CodeTokens(bytes)
    hasEnum = bytes.holds("enum ")
    isMessaging = bytes.holds("FirebaseMessagingService") && bytes.holds("handleIntent")
  }

  private mutating func take(_ token: Token) {
    defer { (beforePrevious, previous) = (previous, token) }
    switch token.kind {
    case .word: takeWord(token)
    case .text: takeText(token)
    case .sign(UInt8(ascii: "=")): isAssigned = declared != nil
    case .sign(UInt8(ascii: ";")), .sign(UInt8(ascii: "{")), .sign(UInt8(ascii: "}")):
      (declared, isAssigned) = (nil, false)
    case .computedText: reading.references.addCode(tokens.bytes[token.range], Self.types)
    case .sign: break
    }
  }

  private mutating func takeText(_ token: Token) {
    guard token.range.count <= 200 else { return }
    if isAssigned, let name = declared, previous?.kind == .sign(UInt8(ascii: "=")) {
      reading.constants.append(
        .init(name: name, value: tokens.string(token), path: path))
      (declared, isAssigned) = (nil, false)
    } else if hasEnum, previous?.kind == .sign(UInt8(ascii: "(")), let word = beforePrevious,
      word.kind == .word, let first = tokens.bytes[word.range].first,
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
    {
      reading.entries.append(
        .init(name: tokens.string(word), value: tokens.string(token), path: path))
    }
  }

  private mutating func takeWord(_ token: Token) {
    if let previous, previous.kind == .word,
      tokens.isWord(previous, "val") || tokens.isWord(previous, "String")
        || tokens.isWord(previous, "const") || tokens.isWord(previous, "final"),
      !tokens.isWord(token, "val"), !tokens.isWord(token, "String")
    {
      (declared, isAssigned) = (tokens.string(token), false)
      declaredLine = token.line
    }
    guard let first = tokens.bytes[token.range].first else { return }
    switch first {
    case UInt8(ascii: "N"), UInt8(ascii: "A"): takeChannel(token)
    case UInt8(ascii: "c") where tokens.isWord(token, "createChannel"): takeObject()
    case UInt8(ascii: "s") where tokens.isWord(token, "setNotificationChannelAsync"):
      takeCall(line: token.line, title: nil, importance: nil)
    case UInt8(ascii: "h") where isMessaging && tokens.isWord(token, "handleIntent"):
      guard let previous, tokens.isWord(previous, "fun") || tokens.isWord(previous, "void"),
        !tokens.bytes.holds("super.handleIntent")
      else { return }
      reading.interceptors.append(SourcePlace(path, line: token.line))
    case UInt8(ascii: "P") where tokens.isWord(token, "POST_NOTIFICATIONS"):
      reading.permissionRequests.append(SourcePlace(path, line: token.line))
    case UInt8(ascii: "r") where Self.requests.contains { tokens.isWord(token, $0) }:
      reading.permissionRequests.append(SourcePlace(path, line: token.line))
    default: takeReference(token)
    }
  }

  /// How Dart and JavaScript ask; Kotlin and Java name the permission itself.
  private static let requests = [
    "requestNotificationsPermission", "requestPermissionsAsync", "requestNotificationPermission",
    "requestNotifications",
  ]

  /// `R.string.welcome`, `CoreR.string.welcome`, and `string.welcome` where `R.string` was imported.
  private mutating func takeReference(_ token: Token) {
    for type in Self.types where tokens.isWord(token, type) {
      var ahead = tokens
      guard let dot = ahead.next(), dot.kind == .sign(UInt8(ascii: ".")) else {
        // `typealias Strings = ui.R.string`
        if previous?.kind == .sign(UInt8(ascii: ".")), let owner = beforePrevious,
          tokens.isWord(owner, "R")
        {
          reading.references.aliased.insert(type)
        }
        return
      }
      guard let name = ahead.next() else { return }
      if name.kind == .word {
        reading.references.add(type, tokens.string(name))
        if type == "string" { takeKey(tokens.string(name), line: token.line) }
      } else if name.kind == .sign(UInt8(ascii: "*")) {
        reading.references.aliased.insert(type)
      }
      return
    }
  }

  /// Reads a name that stands for a resource: `val channelId = getString(R.string.default_channel)`.
  private mutating func takeKey(_ key: String, line: Int) {
    guard isAssigned, let declared, line - declaredLine < 2 else { return }
    reading.constants.append(.init(name: declared, value: key, isKey: true, path: path))
    (self.declared, isAssigned) = (nil, false)
  }

  private static let types = ["string", "drawable", "mipmap", "raw"]

  private mutating func takeChannel(_ token: Token) {
    let isDart = tokens.isWord(token, "AndroidNotificationChannel")
    let isCompat = tokens.isWord(token, "NotificationChannelCompat")
    guard isDart || isCompat || tokens.isWord(token, "NotificationChannel") else { return }
    // The app's own class of this name, or an import.
    if let previous, tokens.isWord(previous, "class") || tokens.isWord(previous, "fun") { return }
    if isCompat {
      var ahead = tokens
      guard ahead.next()?.kind == .sign(UInt8(ascii: ".")), let builder = ahead.next(),
        tokens.isWord(builder, "Builder")
      else { return }
      tokens = ahead
      takeCall(line: token.line, title: nil, importance: 1)
    } else {
      takeCall(line: token.line, title: 1, importance: isDart ? nil : 2)
    }
  }

  private mutating func takeCall(line: Int, title: Int?, importance: Int?) {
    guard let arguments = arguments(), let id = arguments.first else { return }
    reading.channels.append(
      ChannelCall(
        id: value(of: id),
        title: title.flatMap { arguments.indices.contains($0) ? value(of: arguments[$0]) : nil },
        importance: importance.flatMap {
          arguments.indices.contains($0) ? Self.importance(in: arguments[$0], tokens) : nil
        }, place: SourcePlace(path, line: line)))
    for argument in arguments {
      for (index, token) in argument.enumerated() where tokens.isWord(token, "string") {
        guard index + 2 < argument.count, argument[index + 2].kind == .word else { continue }
        reading.references.add("string", tokens.string(argument[index + 2]))
      }
    }
  }

  /// `createChannel({ id: 'orders', … })` of notifee and others.
  private mutating func takeObject() {
    let line = previous?.line ?? 1
    guard let arguments = arguments(), let object = arguments.first else { return }
    for (index, token) in object.enumerated().dropLast(2)
    where tokens.isWord(token, "id") || tokens.isWord(token, "channelId") {
      guard object[index + 1].kind == .sign(UInt8(ascii: ":")) else { continue }
      let id: CodeValue =
        object[index + 2].kind == .text ? .literal(tokens.string(object[index + 2])) : .computed
      reading.channels.append(
        ChannelCall(id: id, place: SourcePlace(path, line: max(line, token.line))))
      return
    }
  }

  private static func importance(in argument: [Token], _ tokens: CodeTokens) -> String? {
    let prefix = "IMPORTANCE_"
    return argument.lazy.map(tokens.string).last { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count)) }
  }

  /// The arguments of a call whose parenthesis comes next; `nil` if none does.
  private mutating func arguments() -> [[Token]]? {
    var ahead = tokens
    guard ahead.next()?.kind == .sign(UInt8(ascii: "(")) else { return nil }
    var (arguments, depth): ([[Token]], Int) = ([[]], 0)
    var count = 0
    // No call of interest is longer.
    while count < 600, let token = ahead.next() {
      count += 1
      switch token.kind {
      case .sign(UInt8(ascii: ",")) where depth == 0:
        arguments.append([])
        continue
      case .sign(UInt8(ascii: ")")) where depth == 0:
        tokens = ahead
        return arguments.filter { !$0.isEmpty }
      case .sign(UInt8(ascii: "(")), .sign(UInt8(ascii: "[")): depth += 1
      case .sign(UInt8(ascii: ")")), .sign(UInt8(ascii: "]")): depth -= 1
      case .sign(UInt8(ascii: "{")) where depth > 0: depth += 1
      case .sign(UInt8(ascii: "}")) where depth > 1: depth -= 1
      default: break
      }
      arguments[arguments.count - 1].append(token)
    }
    return nil
  }

  private func value(of argument: [Token]) -> CodeValue {
    if argument.count == 1, argument[0].kind == .text {
      return .literal(tokens.string(argument[0]))
    }
    if let at = argument.indices.dropLast(2).first(where: {
      tokens.isWord(argument[$0], "string") && argument[$0 + 1].kind == .sign(UInt8(ascii: "."))
    }), argument[at + 2].kind == .word {
      return .resource(tokens.string(argument[at + 2]))
    }
    var parts: [String] = []
    for (index, token) in argument.enumerated() {
      let isWord = index.isMultiple(of: 2)
      guard isWord ? token.kind == .word : token.kind == .sign(UInt8(ascii: ".")) else {
        return .computed
      }
      if isWord { parts.append(tokens.string(token)) }
    }
    return parts.isEmpty ? .computed : .name(parts)
  }
}
