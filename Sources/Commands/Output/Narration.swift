internal import PushMessages
internal import TextLayout

/// What a verb tells people beside its data: lines on standard error.
public enum Narration {
  public static func say(_ sentence: String) {
    write("pushwright: \(sentence.displayable)")
  }

  /// A line for each sentence; of more than a hundred the rest is counted: a file that a stranger wrote can have any number
  /// of mistakes.
  public static func say(each sentences: some Collection<some CustomStringConvertible>) {
    for sentence in sentences.prefix(longest) { say("\(sentence)") }
    let more = sentences.count - longest
    if more > 0 { say("and \(more) more like these") }
  }

  private static let longest = 100

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
