/// The name FCM gave a message: `projects/PROJECT/messages/ID`; for a dry-run the id is
/// `fake_message_id`.
public struct MessageName: Hashable, Sendable, CustomStringConvertible {
  /// Without control characters, even if a server sent some.
  public let description: String

  /// Takes any text; what must not reach a terminal is marked.
  public init(_ text: String) {
    description = VisibleText.of(text)
  }

  /// Whether a text is `projects/PROJECT/messages/ID` for this project.
  ///
  /// For a project number FCM may name the project's ID, which can't be compared with it.
  static func isName(_ text: String, ofMessageIn project: ProjectID) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == "projects", parts[2] == "messages", !parts[3].isEmpty
    else { return false }
    let named = parts[1]
    guard named != project.description else { return true }
    return project.isNumber && !named.isEmpty && !named.allSatisfy(\.isASCIIDigit)
  }
}
