internal import PushMessages

/// JSON that holds a message, and what it was recognized as.
struct FoundPayload {
  var payload: MessageImport.Recognition.Payload
  /// The object, with places in the text that it was read from.
  var root: JSONNode
  /// Repairs and what was left out, with places in the whole text.
  var findings: [JSONReader.Finding]
  /// Whether more than the object's own JSON was needed: variables, missing braces, a list around it.
  var isTakenOut = false
  /// Where the code that builds it stands, which may be more than the object.
  var range: Range<Int>?
  /// Where the values of variables that are in it stand.
  var parts: [Range<Int>] = []
  /// Whether everything in it was left out.
  var isEmpty = false
  /// Whether it is empty since all of its values are parameters of a function.
  var isHelper = false
  /// Whether it is a text into which the program puts values between braces.
  var isFilled = false
  /// The variable that gets it; `nil` if none does.
  var variable: String?

  /// Whether it was read as JavaScript, or as JSON of a program.
  var isOfScript: Bool {
    switch payload {
    case .code(let language): language == .node
    case .message, .request, .legacy: true
    }
  }

  /// The same without how source text is written: one line says for all of it that it is JSON now.
  func withoutStyle(in excerpt: Excerpt) -> FoundPayload {
    guard findings.contains(where: \.isStyle) else { return self }
    var found = self
    found.findings.removeAll(where: \.isStyle)
    found.findings.append(
      .init(
        severity: .repair,
        sentence:
          "source text was rewritten as JSON: changed quotes, commas and comments aren't listed",
        offset: excerpt.origin(of: root.range.lowerBound)))
    return found
  }
}
