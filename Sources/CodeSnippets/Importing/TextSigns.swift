internal import ByteSearch
internal import PushMessages

/// Signs that a whole text isn't what a program runs or a tool sends: a merge that wasn't finished, the difference of two
/// files, a template whose parts are chosen later.
struct TextSigns {
  let bytes: [UInt8]

  /// What they say of a message that was read from the text.
  var findings: [JSONReader.Finding] {
    [merge, difference, template].compactMap(\.self)
  }

  /// Whether a text is of a tool that puts values into the commands of its steps.
  static func isOfTool(_ text: String) -> Bool {
    words.contains { text.holds($0) }
  }

  private static let words = [
    "resource \"", "provisioner \"", "\nlocals {", "<<EOT", "args:", "command:", "run:", "script:",
    "steps:", "- name:", "uri:", "shell:",
  ]

  private var merge: JSONReader.Finding? {
    guard let start = line(from: 0, "<<<<<<< "), line(from: start, "=======") != nil,
      line(from: start, ">>>>>>> ") != nil
    else { return nil }
    return doubt(
      "a merge wasn't finished here: the text holds two versions, so check the result", start)
  }

  private var difference: JSONReader.Finding? {
    guard let start = line(from: 0, "--- "), line(from: start, "+++ ") != nil,
      line(from: start, "@@ -") != nil
    else { return nil }
    return doubt(
      "the text is the difference of two files: Pushwright doesn't tell removed lines from added ones",
      start)
  }

  private var template: JSONReader.Finding? {
    let places = Self.statements.compactMap { mark in
      place(of: mark.opening, mark.words, closing: mark.closing)
    }
    guard let place = places.min(by: { $0.lowerBound < $1.lowerBound }) else { return nil }
    let code = String(decoding: bytes[place].prefix(40), as: UTF8.self)
      .prefix { !$0.isNewline }
    return doubt("‘\(code)’ decides which parts the text has: check the result", place.lowerBound)
  }

  private static let statements: [(opening: String, words: [String], closing: String)] = [
    ("{%", [" if", "- if", "if", " for", "- for", " unless", " else", " case", " block"], "%}"),
    ("<%", [" if", " for", " unless", " while", " else", " }", "- if", " end"], "%>"),
    ("{{", ["#", "^", "if ", " if ", "- if", "range ", " range ", "- range"], "}}"),
  ]

  /// A statement of a template, and not a value that it puts in.
  private func place(of opening: String, _ words: [String], closing: String) -> Range<Int>? {
    var start = 0
    while let found = bytes[start...].offset(of: opening) {
      let rest = bytes[(found + opening.utf8.count)...]
      if words.contains(where: { rest.starts(with: $0.utf8) }),
        let end = rest.prefix(Self.maximumLength).offset(of: closing)
      {
        return found..<end + closing.utf8.count
      }
      start = found + opening.utf8.count
    }
    return nil
  }

  /// More letters than a statement of a template has.
  private static let maximumLength = 300

  /// The first line from an offset on that begins with some letters.
  private func line(from offset: Int, _ letters: String) -> Int? {
    var start = offset
    while let found = bytes[start...].offset(of: letters) {
      if found == 0 || bytes[found - 1] == 0x0A { return found }
      start = found + 1
    }
    return nil
  }

  private func doubt(_ sentence: String, _ offset: Int) -> JSONReader.Finding {
    let code = bytes[offset...].prefix { $0 != 0x0A && $0 != 0x0D }.prefix(40)
    return JSONReader.Finding(
      severity: .warning, sentence: sentence, offset: offset,
      kind: .loss(.init(extent: .doubtful, code: String(decoding: code, as: UTF8.self))))
  }
}

extension JSONReader.Finding {
  /// Whether it is about a backslash by which Swift puts a value into a text.
  var isOfFilling: Bool {
    guard case .loss(let loss) = kind else { return false }
    return loss.code == "\\(" || loss.code == "\\#"
  }
}
