internal import PushMessages

/// Messages that stand somewhere in a text.
extension Importer {
  /// A message with places in the text that it was found in.
  struct Reading {
    var payload: MessageImport.Recognition.Payload
    var root: JSONNode
    var findings: [JSONReader.Finding]
    var hasScript: Bool
    var end: Int
    /// Whether it is a text into which the program puts values between braces.
    var isFilled = false
  }

  /// The message that starts at a brace; `nil` if none does.
  ///
  /// In a text of a program it is what the language makes of the text.
  mutating func read(
    at brace: Int, of file: inout HostFile, _ variables: [String: JSONNode.Kind]
  ) -> Reading? {
    let known = file.work
    let text = file.text(before: brace)
    work += file.work - known
    guard let text else { return read(file.bytes, at: brace, variables) }
    let start = text.excerpt.bytes.firstIndex { $0 > 0x20 } ?? 0
    guard var quoted = read(text.excerpt.bytes, at: start, variables)?.moved(to: text.excerpt)
    else {
      return joined(at: brace, of: &file, variables) ?? unquoted(at: brace, text, file, variables)
    }
    quoted.isFilled = text.isFilled
    let own = brace..<quoted.end
    quoted.findings += (text.word?.findings ?? []).filter { own.contains($0.offset) }
    guard !text.isCertain, let plain = read(file.bytes, at: brace, variables),
      JSONText.compact(plain.root) != JSONText.compact(quoted.root),
      let mark = file.bytes[brace..<plain.end].firstIndex(of: UInt8(ascii: "\\"))
    else { return quoted }
    let code = String(decoding: file.bytes[mark...].prefix(2), as: UTF8.self)
    quoted.findings.append(
      .init(
        severity: .warning,
        sentence: "‘\(code)’ has another meaning in some languages: check the result", offset: mark,
        kind: .loss(.init(extent: .doubtful, code: code))))
    return quoted
  }

  /// The same as it is written, where the quotes around it end inside.
  private mutating func unquoted(
    at brace: Int, _ text: HostFile.Text, _ file: HostFile, _ variables: [String: JSONNode.Kind]
  ) -> Reading? {
    guard var plain = read(file.bytes, at: brace, variables) else { return nil }
    let end = text.excerpt.origin(of: text.excerpt.bytes.count)
    guard end < plain.end else { return plain }
    let code = String(decoding: file.bytes[end..<plain.end].prefix(40), as: UTF8.self)
    plain.findings.append(
      .init(
        severity: .warning,
        sentence:
          "‘\(code.prefix { !$0.isNewline })’ is behind the quotes of the message: check the result",
        offset: end, kind: .loss(.init(extent: .doubtful, code: code))))
    return plain
  }

  /// The same where the program puts the text together of several.
  private mutating func joined(
    at brace: Int, of file: inout HostFile, _ variables: [String: JSONNode.Kind]
  ) -> Reading? {
    let known = file.work
    let text = file.joinedText(before: brace)
    work += file.work - known
    guard let text else { return nil }
    let start = text.excerpt.bytes.firstIndex { $0 > 0x20 } ?? 0
    return read(text.excerpt.bytes, at: start, variables)?.moved(to: text.excerpt)
  }

  private mutating func read(
    _ bytes: [UInt8], at brace: Int, _ variables: [String: JSONNode.Kind]
  ) -> Reading? {
    var reader = JSONReader(bytes, variables: variables)
    reader.position = brace
    guard reader.peek == UInt8(ascii: "{") else { return nil }
    let root = reader.value()?.withoutUnknowns(reader.unknowns)
    work += reader.position - brace + reader.reread
    guard let root, !reader.hasFailed,
      let payload = payload(of: root, isLoose: !reader.findings.isEmpty)
    else { return nil }
    return Reading(
      payload: payload, root: root, findings: reader.findings, hasScript: reader.hasScript,
      end: reader.position)
  }
}

extension Importer.Reading {
  /// The same with places in the text that the one which was read was taken from.
  fileprivate func moved(to text: Excerpt) -> Importer.Reading {
    var result = self
    result.root = root.moved(to: text)
    result.findings = findings.map { $0.moved(to: text) }
    result.end = text.origin(of: max(0, end - 1)) + 1
    return result
  }
}

extension JSONNode {
  /// The tree with places in the text that the one which was read was taken from.
  fileprivate func moved(to text: Excerpt) -> JSONNode {
    let kind: Kind =
      switch kind {
      case .object(let members):
        .object(
          members.map {
            Member(key: $0.key, keyRange: text.range($0.keyRange), value: $0.value.moved(to: text))
          })
      case .array(let elements): .array(elements.map { $0.moved(to: text) })
      case .string, .number, .boolean, .null: kind
      }
    return JSONNode(kind: kind, range: text.range(range))
  }
}

extension Excerpt {
  fileprivate func range(_ own: Range<Int>) -> Range<Int> {
    let lower = origin(of: own.lowerBound)
    return lower..<max(lower, origin(of: max(own.lowerBound, own.upperBound - 1)) + 1)
  }
}
