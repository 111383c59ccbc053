internal import PushMessages

/// The variables of a program whose values stand in its text: `const topicName = 'industry-tech';`.
enum ScriptVariables {
  /// Plain values by name, without the names that are given two of them; `work` grows by the bytes that were read.
  ///
  /// A value that is code may reach to the end of the text, so what is read of all of them has a limit; variables behind
  /// it aren't known.
  static func values(in bytes: [UInt8], work: inout Int) -> [String: JSONNode.Kind] {
    let end = work + max(minimumWork, 2 * bytes.count)
    var values: [String: JSONNode.Kind] = [:]
    var unsure: Set<String> = []
    var reader = JSONReader(bytes, variables: [:])
    for start in declarations(in: bytes).prefix(maximumCount) {
      guard work < end else { break }
      reader.position = start
      let reread = reader.reread
      defer { work += max(0, reader.position - start) + reader.reread - reread }
      reader.skipSpace()
      guard let name = reader.scanName() else { continue }
      reader.skipSpace()
      guard reader.peek == UInt8(ascii: "=") else { continue }
      reader.position += 1
      reader.skipSpace()
      let valueStart = reader.position
      guard let kind = reader.plainLiteral(), !reader.unknowns.contains(valueStart) else {
        unsure.insert(name)
        continue
      }
      if let known = values[name], known != kind { unsure.insert(name) }
      values[name] = kind
    }
    if !values.isEmpty { unsure.formUnion(assigned(among: values, in: bytes)) }
    return values.filter { !unsure.contains($0.key) }
  }

  /// Those of the names that get a value without a declaration, wherever it is: which one counts, the text doesn't tell.
  private static func assigned(
    among values: [String: JSONNode.Kind], in bytes: [UInt8]
  ) -> Set<String> {
    var found: Set<String> = []
    var reader = JSONReader(bytes)
    var isDeclared = false
    while reader.position < bytes.count {
      let start = reader.position
      guard let name = reader.scanName() else {
        if !" \t\r\n".utf8.contains(bytes[start]) { isDeclared = false }
        reader.position = start + 1
        continue
      }
      defer { isDeclared = ["const", "let", "var"].contains(name) }
      guard !isDeclared, values[name] != nil else { continue }
      let rest = bytes[reader.position...].drop { $0 == 0x20 || $0 == 0x09 }
      let isGiven =
        rest.first == UInt8(ascii: "=") && !"=>".utf8.contains(rest.dropFirst().first ?? 0)
        || updating.contains { rest.starts(with: $0) }
      if isGiven { found.insert(name) }
    }
    return found
  }

  private static let updating = ["+=", "-=", "*=", "/=", "||=", "&&=", "??=", "++", "--"].map {
    Array($0.utf8)
  }

  /// More declarations than any example has; a guard against a file made of nothing else.
  private static let maximumCount = 200

  /// So many bytes are read in any case.
  private static let minimumWork = 1_000_000

  /// The offsets behind `const`, `let` and `var`, as words of their own.
  private static func declarations(in bytes: [UInt8]) -> [Int] {
    let words = ["const ", "let ", "var "].map { Array($0.utf8) }
    return bytes.indices.compactMap { index in
      let isStart = index == 0 || [0x20, 0x09, 0x0A, 0x3B, 0x7B].contains(bytes[index - 1])
      guard isStart, [0x63, 0x6C, 0x76].contains(bytes[index]) else { return nil }
      return words.first { bytes[index...].starts(with: $0) }.map { index + $0.count }
    }
  }
}

extension JSONReader {
  fileprivate mutating func scanName() -> String? {
    let start = position
    guard let first = peek, isNameStart(first) else { return nil }
    while let byte = peek, isNameByte(byte), byte != UInt8(ascii: "-") { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// A text, number or Boolean that a statement ends with; objects are messages of their own.
  fileprivate mutating func plainLiteral() -> JSONNode.Kind? {
    guard let byte = peek, !"{[".utf8.contains(byte), let node = value() else { return nil }
    findings = []
    let rest = bytes[position...].drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    guard rest.first.map({ $0 == 0x0A || $0 == 0x3B }) ?? true else { return nil }
    return node.kind
  }
}
