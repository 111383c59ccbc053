import CodeSnippets
import PushMessages

extension MessageImport {
  /// Every problem as `line:column severity sentence`.
  var lines: [String] {
    problems.map { "\($0.line):\($0.column) \($0.severity) \($0.sentence)" }
  }

  /// The message without white space.
  var compact: String? { document.canonicalMessage }
}
