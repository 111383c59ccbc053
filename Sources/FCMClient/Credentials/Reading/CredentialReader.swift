import PushMessages

/// One object of a credentials file while it is read.
struct CredentialReader {
  private let node: JSONNode
  private let text: String
  private let path: String
  private(set) var problems: [CredentialProblem] = []

  init(_ node: JSONNode, text: String, path: String) {
    self.node = node
    self.text = text
    self.path = path
  }

  func has(_ key: String) -> Bool { node[key] != nil }

  var keys: [String] { node.members?.map(\.key) ?? [] }

  var isObject: Bool { node.members != nil }

  /// A text that isn't empty; it may be absent.
  mutating func optionalText(_ key: String) -> String? {
    guard let value = node[key] else { return nil }
    guard let text = value.string else {
      fail("‘\(key)’ must be a string, not \(value.kindName)", at: key)
      return nil
    }
    return text.isEmpty ? nil : text
  }

  /// A text that has to be there.
  mutating func text(_ key: String) -> String? {
    if let text = optionalText(key) { return text }
    if node[key]?.string != nil || node[key] == nil {
      fail("‘\(key)’ is missing: download the file again", at: key)
    }
    return nil
  }

  mutating func secret(_ key: String) -> Secret? { text(key).map(Secret.init) }

  mutating func texts(_ key: String) -> [String] {
    guard let value = node[key] else { return [] }
    guard let elements = value.elements else {
      fail("‘\(key)’ must be a list of strings, not \(value.kindName)", at: key)
      return []
    }
    let texts = elements.compactMap(\.string)
    if texts.count != elements.count { fail("‘\(key)’ must be a list of strings", at: key) }
    return texts
  }

  func number(_ key: String) -> Int? {
    switch node[key]?.kind {
    case .number(let text), .string(let text): Int(text)
    default: nil
    }
  }

  /// The address of a token server, which will get what proves an identity.
  mutating func tokenURL(_ key: String, standard: String? = nil) -> TokenURL? {
    guard let text = standard == nil ? text(key) : optionalText(key) ?? standard else {
      return nil
    }
    guard let url = TokenURL(text) else {
      fail("‘\(key)’ isn't the address of a token server", at: key)
      return nil
    }
    guard url.isGoogle || url.isLoopback else {
      fail(
        "‘\(key)’ leads to \(url), which isn't Google's: Pushwright sends no secrets there", at: key
      )
      return nil
    }
    return url
  }

  /// Reads an object inside this one; its problems become this one's.
  mutating func inner<Value>(
    _ key: String, _ read: (inout CredentialReader) -> Value?
  ) -> Value? {
    guard let value = node[key], value.members != nil else {
      fail("‘\(key)’ must be an object", at: key)
      return nil
    }
    var reader = CredentialReader(value, text: text, path: path)
    let result = read(&reader)
    problems += reader.problems
    return result
  }

  mutating func fail(_ sentence: String, at key: String? = nil) {
    report(.error, sentence, at: key)
  }

  mutating func warn(_ sentence: String, at key: String? = nil) {
    report(.warning, sentence, at: key)
  }

  private mutating func report(
    _ severity: CredentialProblem.Severity, _ sentence: String, at key: String?
  ) {
    let member = key.flatMap { key in node.members?.last { $0.key == key } }
    let offset = member?.keyRange.lowerBound ?? node.range.lowerBound
    let before = text.utf8.prefix(offset)
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count + 1
    problems.append(
      CredentialProblem(
        severity: severity, path: path, line: line, column: column, sentence: sentence))
  }
}
