/// A value that an app's sources have, with its place.
public struct SourcedValue: Hashable, Sendable {
  /// One text, or those of a list; `YES` or `NO` for a truth value.
  public var texts: [String]
  public var place: SourcePlace

  public init(_ texts: [String], place: SourcePlace) {
    (self.texts, self.place) = (texts, place)
  }

  /// The first text; empty if it has none.
  public var text: String { texts.first ?? "" }

  public var isTrue: Bool { ["yes", "true", "1"].contains(text.lowercased()) }

  init(_ member: PlistNode.Member, path: String) {
    place = SourcePlace(path, line: member.line)
    if case .truth(let truth) = member.value.kind {
      texts = [truth ? "YES" : "NO"]
    } else {
      texts = member.value.texts
    }
  }
}
