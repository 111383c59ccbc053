internal import PushMessages

extension Importer {
  /// Names what a program may do with a message that was read as data.
  mutating func noteDoubts(
    of found: inout FoundPayload, in whole: Excerpt, isOnly: Bool
  ) {
    let holes =
      found.isFilled ? .code : TemplateHoles(before: found.root.range.lowerBound, in: whole.bytes)
    var findings = TemplateTexts(found.root, holes).findings
    if let text = QuotedPayload(found, in: whole) {
      let fillings = text.fillings
      findings += text.doubts + fillings
      // The same places once more, as the reader of JSON has them.
      if !fillings.isEmpty { found.findings.removeAll(where: \.isOfFilling) }
    } else if HereText(before: found.root.range.lowerBound, in: whole.bytes) == nil,
      let literal = LiteralPayload(found, in: whole)
    {
      findings += literal.doubts(isOnly: isOnly, &work)
      var file = HostFile(whole.bytes)
      let language = file.language(at: found.root.range.lowerBound)
      if let escape = LiteralEscapes(language).doubt(in: whole.bytes, found.root.range) {
        findings.append(escape)
      }
    }
    let filters = ShellFilters(whole.bytes)
    findings += filters.doubts(
      from: found.root.range.lowerBound, to: found.root.range.upperBound)
    if let repeating = filters.repeating(before: found.root.range.lowerBound) {
      findings.append(repeating)
    }
    note(findings.map { $0.moved(to: whole) })
  }

  /// Names what the text around the message and its values still hold of a template or another version.
  mutating func noteSigns(of found: FoundPayload, in source: Excerpt, isDraft: Bool) {
    let known = (notes + found.findings).compactMap { finding in
      if case .loss(let loss) = finding.kind { loss.code } else { nil }
    }
    let holes: TemplateHoles =
      isDraft
      ? .draft
      : found.range != nil
        ? .values
        : recognition.wrapping == .curl && !TextSigns.isOfTool(text) ? .shell : .anywhere
    let values = TemplateTexts(found.root, holes).findings.filter { finding in
      guard case .loss(let loss) = finding.kind, let code = loss.code else { return true }
      return !known.contains { $0.contains(code) || code.contains($0) }
    }
    note(values.map { $0.moved(to: source) })
    note(TextSigns(bytes: Array(text.utf8)).findings)
  }
}
