/// The content of an element that holds a text: what it says, and how it was written.
struct AndroidFlattenedText {
  /// With white space, quotes and escapes done, in UTF-8.
  var text: [UInt8]
  /// As written, entities expanded and tags left out; whether it is a reference is decided on it.
  var raw: ArraySlice<UInt8>
  /// A text with tags in it (`<b>`) is never a reference, and its ends are not trimmed.
  var hasSpans: Bool
  var problems: [FileProblem] = []

  var hasErrors: Bool { problems.contains { $0.severity == .error } }
}

extension AndroidFlattenedText {
  static let xliff = "urn:oasis:names:tc:xliff:document:1.2"

  private struct Segment {
    var range: Range<Int>
    var isBehindSpanBorder: Bool
  }

  /// Reads up to the end of the element that the cursor is in; `nil` if the document ends before.
  init?(_ element: XMLElement, _ cursor: inout XMLCursor, _ build: AndroidBuild) {
    let depth = cursor.depth
    var segments: [Segment] = []
    var isSpan: [Bool] = []
    var isBehindSpanBorder = false
    // The depth of the `<xliff:g>` that is open, and before which segments one begins or ends.
    var group: Int?
    var groupBorders: [Int] = []
    var warnings: [FileProblem] = []
    var nestedGroup: FileProblem?
    var hasSpans = false

    while let event = cursor.next(), cursor.depth >= depth {
      switch event {
      case .text(let range, _):
        segments.append(Segment(range: range, isBehindSpanBorder: isBehindSpanBorder))
        isBehindSpanBorder = false
      case .start(let child):
        isSpan.append(child.namespace == nil)
        if child.namespace == nil {
          hasSpans = true
          isBehindSpanBorder = true
        } else if child.namespace != AndroidFlattenedText.xliff {
          warnings.append(AndroidFlattenedText.unknownNamespace(child))
        } else if child.name == "g" {
          if group != nil, nestedGroup == nil { nestedGroup = Self.nested(child) }
          group = group ?? cursor.depth
          groupBorders.append(segments.count)
        }
      case .end:
        if isSpan.popLast() == true { isBehindSpanBorder = true }
        if let open = group, cursor.depth < open {
          group = nil
          groupBorders.append(segments.count)
        }
      }
    }
    guard cursor.depth < depth else { return nil }

    var builder = AndroidTextBuilder(build, cursor.document.pieces)
    var borders = groupBorders[...]
    for (index, segment) in segments.enumerated() {
      if borders.first == index { builder.crossGroupBorder() }
      borders = borders.drop { $0 == index }
      if segment.isBehindSpanBorder { builder.crossSpanBorder() }
      var bytes = cursor.document.text[segment.range]
      // aapt2 trims the text as written, Gradle's compiler the result.
      if build == .aapt2, !hasSpans {
        if index == 0 { bytes = bytes.trimmingLeadingWhitespace() }
        if index == segments.count - 1 { bytes = bytes.trimmingTrailingWhitespace() }
      }
      builder.append(bytes)
    }
    if borders.first == segments.count { builder.crossGroupBorder() }
    text = builder.text
    if build == .gradle, !hasSpans { Self.cut(&text, to: builder.edges.kept(of: text.count)) }
    raw =
      cursor.document.text[
        (segments.first?.range.lowerBound ?? 0)..<(segments.last?.range.upperBound ?? 0)]
    self.hasSpans = hasSpans
    problems = warnings
    if let nestedGroup {
      problems.append(nestedGroup)
    } else if let problem = builder.problem {
      problems.append(FileProblem(.error, problem, line: element.line, column: element.column))
    } else if builder.loneHalves > 0 {
      problems.append(Self.halfCharacter(element, build))
    }
  }

  /// No build complains of it, and devices show something else.
  private static func halfCharacter(_ element: XMLElement, _ build: AndroidBuild) -> FileProblem {
    let result = build == .gradle ? "devices show ? in its place" : "the build drops it"
    return FileProblem(
      .warning, "a \\u escape is half of a character, and \(result): write the character itself",
      line: element.line, column: element.column, losesText: true)
  }

  private static func cut(_ text: inout [UInt8], to range: Range<Int>) {
    text.removeLast(text.count - range.upperBound)
    if range.lowerBound > 0 { text.removeFirst(range.lowerBound) }
  }

  private static func unknownNamespace(_ element: XMLElement) -> FileProblem {
    FileProblem(
      .warning,
      "the tag '\(element.name)' has the unknown namespace '\(element.namespace ?? "")'"
        + " and is ignored",
      line: element.line, column: element.column)
  }

  private static func nested(_ element: XMLElement) -> FileProblem {
    FileProblem(
      .error, "one 'xliff:g' can't be inside another", line: element.line,
      column: element.column)
  }
}
