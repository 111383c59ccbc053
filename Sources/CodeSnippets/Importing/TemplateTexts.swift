internal import PushMessages

/// The places in a message's texts that a program fills in before it sends the message: `Hi %s`, `Hi ${name}`,
/// `Hi {{name}}`.
struct TemplateTexts {
  private let holes: TemplateHoles
  /// What a shell fills in, which is named by itself.
  private let known: [String]
  private(set) var findings: [JSONReader.Finding] = []

  init(_ root: JSONNode, _ holes: TemplateHoles, besides known: [String] = []) {
    self.holes = holes
    self.known = known
    walk(root, FieldPath(), depth: 0)
  }

  private mutating func walk(_ node: JSONNode, _ path: FieldPath, depth: Int) {
    guard depth < Self.maximumDepth else { return }
    if let text = node.string { note(text, of: node, at: path) }
    for member in node.members ?? [] {
      let isRequest = path.components.isEmpty && member.key == "message"
      walk(
        member.value, isRequest ? path : path.appending(member.key), depth: depth + 1)
    }
    for element in node.elements ?? [] { walk(element, path, depth: depth + 1) }
  }

  private static let maximumDepth = 64

  private mutating func note(_ text: String, of node: JSONNode, at path: FieldPath) {
    let name = path.description
    let bytes = Array(known.reduce(text) { $0.replacing($1, with: "") }.utf8)
    if let hole = holes.first(in: bytes) {
      findings.append(
        JSONReader.Finding(
          severity: .warning,
          sentence: "‘\(hole)’ is for the program to fill in, and stays in \(name)",
          offset: node.range.lowerBound,
          kind: .loss(.init(name, extent: .unfilled, code: hole))))
    } else if holes.contains(.doubledPercents), bytes.offset(of: "%%") != nil {
      findings.append(
        JSONReader.Finding(
          severity: .warning,
          sentence: "‘%%’ is one percent sign in a format or a batch file: check \(name)",
          offset: node.range.lowerBound,
          kind: .loss(.init(name, extent: .doubtful, code: "%%"))))
    }
  }
}
