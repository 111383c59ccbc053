internal import ByteSearch
internal import PushMessages

extension Importer {
  /// The messages that stand somewhere in a text outside of what is known, each an object of its own.
  ///
  /// Those that only look like messages are put into `unreadable`.
  mutating func messages(
    in whole: Excerpt, outside known: [Range<Int>], unreadable: inout [UnreadableMessage]
  ) -> [FoundPayload] {
    let variables = ScriptVariables.values(in: whole.bytes, work: &work)
    var found: [FoundPayload] = []
    var file = HostFile(whole.bytes)
    let bytes = file.bytes
    var attempts = 0
    var start = 0
    var known = known.sorted { $0.lowerBound < $1.lowerBound }[...]
    let end = work + max(Self.minimumWork, 4 * whole.bytes.count)
    while let brace = bytes[start...].firstIndex(of: UInt8(ascii: "{")),
      attempts < Self.maximumAttempts, work < end
    {
      while let first = known.first, first.upperBound <= brace { known.removeFirst() }
      if let first = known.first, first.contains(brace) {
        start = first.upperBound
        continue
      }
      attempts += 1
      start = brace + 1
      guard let read = read(at: brace, of: &file, variables) else {
        if let message = self.unreadable(at: brace, of: file, in: whole) {
          unreadable.append(message)
        }
        continue
      }
      var message = FoundPayload(
        payload: read.payload, root: read.root,
        findings: read.findings.map { $0.moved(to: whole) }, isTakenOut: true)
      message.isFilled = read.isFilled
      found.append(read.hasScript ? message.withoutStyle(in: whole) : message)
      start = max(start, read.end)
    }
    return found
  }

  /// More braces than stand before the message of any page; each costs a reading of what follows.
  private static let maximumAttempts = 200
  /// So many bytes are read in any case, whatever the length of the text; of a long one four times as many as it has,
  /// because each object that is never closed is read to its end.
  private static let minimumWork = 1_000_000

  /// Says what the text around a message was, and that it is not part of the draft.
  ///
  /// What stands before `start` belongs to another message.
  mutating func noteSurroundings(of found: FoundPayload, in whole: Excerpt, from start: Int) {
    let end = found.root.range.lowerBound
    recognition.wrapping = wrapping(from: String(decoding: whole.bytes[..<end], as: UTF8.self))
    if found.range != nil, recognition.wrapping == .text { recognition.wrapping = .script }
    let before = String(decoding: whole.bytes[min(start, end)..<end], as: UTF8.self)
    recognition.project = CurlCommand.project(in: before)
    var offset = start
    var project = recognition.project
    for line in before.split(separator: "\n", omittingEmptySubsequences: false) {
      if let named = project, CurlCommand.project(in: String(line)) == named {
        let finding = JSONReader.Finding.project(named, at: whole.origin(of: offset))
        note(finding.severity, finding.sentence, at: finding.offset, kind: finding.kind)
        project = nil
      }
      if let secret = CurlCommand.secretName(inHeader: String(line)) {
        recognition.hasLeftOutSecret = true
        note(
          .warning, "the \(secret) in it was left out", at: whole.origin(of: offset),
          kind: .secret)
      }
      if line.holds("POST "), let complaint = CurlCommand.complaint(aboutAddress: String(line)) {
        note(.warning, complaint, at: whole.origin(of: offset))
      }
      offset += line.utf8.count + 1
    }
    note(.repair, "the text around the message was left out", at: 0)
  }

  private func wrapping(from before: String) -> Recognition.Wrapping {
    let lines = before.split(separator: "\n").map { $0.drop { $0 == " " || $0 == "\t" } }
    if lines.contains(where: { $0.hasPrefix("POST http") || $0.hasPrefix("POST /") }) {
      return .http
    }
    let fences = lines.count { $0.hasPrefix("```") || $0.hasPrefix("~~~") }
    if !fences.isMultiple(of: 2) { return .codeBlock }
    let end = before.reversed().first { !$0.isWhitespace }
    return end == "=" || end == "(" ? .script : .text
  }
}
