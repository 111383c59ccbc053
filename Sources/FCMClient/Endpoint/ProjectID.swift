/// A Firebase project id or project number, checked so that it is exactly one segment of a path.
public struct ProjectID: Hashable, Sendable, CustomStringConvertible {
  /// The id or number as it stands in a path.
  public let description: String

  /// `nil` for anything but lower-case letters, digits and hyphens, from 1 to 63 of them, beginning
  /// with a letter or digit.
  ///
  /// (Google asks for 6 to 30; the emulator takes shorter names too.)
  /// Projects with a domain in their id (`example.com:shop`) are reached by their number.
  public init?(_ text: String) {
    guard let first = text.first, first != "-", text.utf8.count <= 63 else { return nil }
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      switch scalar {
      case "a"..."z", "0"..."9", "-": true
      default: false
      }
    }
    guard isPlain else { return nil }
    description = text
  }

  private init(known description: String) {
    self.description = description
  }

  /// A project of rehearsals: Google has none whose name begins so.
  public static let demo = ProjectID(known: "demo-project")

  /// Whether it is a project number, which stands for an ID that isn't known here.
  public var isNumber: Bool { description.allSatisfy(\.isASCIIDigit) }
}
