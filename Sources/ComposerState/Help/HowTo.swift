public import PushMessages

/// A thing that people want to do, and how it is done: the fields, the commands, and what FCM doesn't have.
public struct HowTo: Hashable, Sendable {
  /// A line of the answer.
  public enum Line: Hashable, Sendable {
    case text(String)
    /// What the command does for it; the screen writes the command's key.
    case command(Command, String)
    /// What the field does for it.
    case field(FieldPath, String)
    /// For a shell.
    case shell(String)
  }

  /// What follows “How do I”, without a question mark.
  public let question: String
  public let answer: [Line]

  init(_ question: String, _ answer: Line...) {
    self.question = question
    self.answer = answer
  }

  /// All of them, in the order of the list.
  public static let all: [HowTo] = writing + looking + timing + sending

  /// The first field of the answer.
  var field: FieldPath? {
    for case .field(let path, _) in answer { return path }
    return nil
  }

  /// What is looked through for a word.
  var searched: String {
    let lines = answer.map { line in
      switch line {
      case .text(let text), .shell(let text), .command(_, let text): text
      case .field(let path, let text): "\(path) \(text)"
      }
    }
    return lines.joined(separator: " ")
  }
}
