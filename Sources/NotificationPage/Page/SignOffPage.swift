/// What devices show for one draft or several, ready to be handed to people who don't use a terminal.
///
/// Its formats are in extensions: ``html``, ``markdown``, ``csv`` and ``table(isColored:)``.
public struct SignOffPage: Sendable {
  public var head: PageHead
  /// In the order in which they were named.
  public var drafts: [PagedDraft]

  public init(_ head: PageHead, drafts: [PagedDraft]) {
    self.head = head
    self.drafts = drafts
  }

  /// The single draft's name, or how many there are.
  var title: String {
    drafts.count == 1 ? drafts.first?.name ?? "" : "\(drafts.count) drafts"
  }

  /// The drafts' names without directories, but with as many as tell them apart: `x/sale.json` and `y/sale.json`.
  var shortNames: [String] {
    let paths = drafts.map { $0.name.split(separator: "/") }
    return zip(drafts, paths).map { draft, path in
      let others = zip(drafts, paths).filter { $0.0.name != draft.name }.map(\.1)
      let count = (1...max(1, path.count)).first { count in
        !others.contains { $0.suffix(count) == path.suffix(count) }
      }
      guard let count, !path.isEmpty else { return draft.name }
      return path.suffix(count).joined(separator: "/")
    }
  }
}
