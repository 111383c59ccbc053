import HarmlessText

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
  /// The ID is a segment of a path, such as `0:1500415314455276%31bd1c9631bd1c96`. For a project number FCM may name the
  /// project's ID, which can't be compared with it.
  static func isName(_ text: String, ofMessageIn project: ProjectID) -> Bool {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == "projects", parts[2] == "messages", isID(parts[3]) else {
      return false
    }
    let named = parts[1]
    guard named != project.description else { return true }
    return project.isNumber && isID(named) && !named.allSatisfy(\.isASCIIDigit)
  }

  /// Whether a message's name is the one that FCM gives each dry-run; it says nothing of a message that was sent.
  static func isOfDryRun(_ name: String) -> Bool { name.hasSuffix("/messages/fake_message_id") }

  /// What RFC 3986 lets stand in a segment of a path, at a length that FCM's names are far from.
  private static func isID(_ text: Substring) -> Bool {
    (1...256).contains(text.utf8.count)
      && text.unicodeScalars.allSatisfy { scalar in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": true
        default: "-._~%!$&'()*+,;=:@".unicodeScalars.contains(scalar)
        }
      }
  }
}
