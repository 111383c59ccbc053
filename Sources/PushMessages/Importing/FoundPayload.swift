/// JSON that holds a message, and what it was recognised as.
struct FoundPayload {
  var payload: MessageImport.Recognition.Payload
  /// The object, with places in the text that it was read from.
  var root: JSONNode
  /// Repairs and what was left out, with places in the whole text.
  var findings: [JSONReader.Finding]
  /// Whether more than the object's own JSON was needed: variables, missing braces, a list around it.
  var isTakenOut = false
  /// Whether the JSON is not strict, as an object in source text is not.
  var isLoose: Bool { findings.contains { $0.severity == .repair } }
}
