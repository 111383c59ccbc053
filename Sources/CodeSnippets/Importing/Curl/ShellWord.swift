internal import PushMessages

/// One word of a shell command, without its quotes.
struct ShellWord {
  var excerpt: Excerpt
  /// Where the word starts in the whole text.
  var start: Int
  /// Variables and commands that a shell would have put in; the word holds them as they are written.
  var substitutions: [Substitution] = []

  /// Variables whose values are in the word, by their names.
  var insertions: [Substitution] = []

  /// Where variables get the JSON that is in the word, in the whole text.
  var sources: [Range<Int>] = []

  struct Substitution {
    /// `$TOKEN` or `$(…)`; of an insertion the name alone.
    var text: String
    /// In the whole text.
    var offset: Int
    /// Whether a value that is put in has marks that mean something in JSON.
    var hasMarks = false
  }

  var text: String { excerpt.text }

  /// Whether it is JSON, or starts as that.
  var isObject: Bool { excerpt.bytes.first { $0 > 0x20 } == UInt8(ascii: "{") }

  /// From the word's start to its last letter, in the whole text.
  var range: Range<Int> { start..<max(start, excerpt.origin(of: excerpt.bytes.count)) }

  /// The rest of the word behind so many bytes.
  func dropping(_ count: Int) -> ShellWord {
    var rest = self
    rest.excerpt = excerpt.dropping(count)
    return rest
  }
}

extension ShellWord {
  /// What a shell puts into the word, with places in the whole text.
  var findings: [JSONReader.Finding] {
    let known = insertions.map { found in
      if found.hasMarks {
        return JSONReader.Finding(
          severity: .warning,
          sentence:
            "the value of ‘\(found.text)’ has marks that mean something in JSON: check the result",
          offset: found.offset, kind: .loss(.init(extent: .doubtful, code: found.text)))
      }
      return JSONReader.Finding(
        severity: .repair, sentence: "Pushwright inserted the value of ‘\(found.text)’ here",
        offset: found.offset)
    }
    return known
      + substitutions.map { found in
        if let seconds = SendTime.shell.seconds(in: found.text) {
          return JSONReader.Finding(
            severity: .warning, sentence: SendTime.lossSentence(seconds), offset: found.offset,
            kind: .loss(.init(extent: .unfilled, code: found.text, expiresIn: seconds)))
        }
        return JSONReader.Finding(
          severity: .warning,
          sentence: "‘\(found.text)’ is for the shell to fill in, and stays in the message",
          offset: found.offset, kind: .loss(.init(extent: .unfilled, code: found.text)))
      }
  }
}
