internal import PushMessages
internal import TextLayout

/// What a verb tells people beside its data: lines on standard error.
public enum Narration {
  public static func say(_ sentence: String) {
    write("pushwright: \(sentence.displayable)")
  }

  /// Lines that are fit for a terminal already.
  public static func write(_ lines: String) {
    StandardError.write("\(lines)\n")
  }

  static func say(_ problem: DocumentProblem, file: String) {
    let severity =
      switch problem.severity {
      case .error: "error"
      case .warning: "warning"
      case .repair: "repaired"
      }
    let path = problem.path.map { "\($0): " } ?? ""
    say("\(file):\(problem.line):\(problem.column): \(severity): \(path)\(problem.sentence)")
  }
}
