public import PushMessages

extension DocumentProblem {
  /// The sentence behind its severity, as compilers write it: `error: …`.
  public var labeledSentence: String {
    let word =
      switch severity {
      case .error: "error"
      case .warning: "warning"
      case .repair: "repaired"
      }
    return "\(word): \(sentence)"
  }

  /// `FILE:LINE:COLUMN: error: …`.
  public func sentence(in file: String) -> String {
    "\(file):\(line):\(column): \(labeledSentence)"
  }
}
