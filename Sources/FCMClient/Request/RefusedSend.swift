import HarmlessText

/// Why no request was made of a message: a mistake found, or a rule kept, before a byte leaves.
public struct RefusedSend: Error, Hashable, Sendable, CustomStringConvertible {
  /// Which rule refused.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    /// The rule in two words.
    public let description: String

    /// The project is neither a project ID nor a project number.
    public static let invalidProject = Code(description: "invalid project")
    /// The message is not exactly one JSON object.
    public static let invalidMessage = Code(description: "invalid message")
  }

  /// The rule, for decisions; the sentences are for people.
  public let code: Code
  /// What is wrong, in lower case and without a full stop.
  public let sentence: String
  /// What to do about it, in the same form.
  public let remedy: String

  /// Both sentences in one line.
  public var description: String { "\(sentence): \(remedy)" }
}

extension RefusedSend {
  static func invalidProject(_ project: String) -> RefusedSend {
    RefusedSend(
      code: .invalidProject,
      sentence: project.isEmpty
        ? "no project is named" : "‘\(VisibleText.of(project))’ isn't a Firebase project ID",
      remedy:
        "write the ID from the Firebase console, such as demo-shop-prod, or the project number")
  }

  static func invalidMessage(_ reason: String) -> RefusedSend {
    RefusedSend(
      code: .invalidMessage,
      sentence: "the message isn't a JSON object (\(reason))",
      remedy: "fix the draft first")
  }
}
