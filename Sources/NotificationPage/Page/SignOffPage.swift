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
}
