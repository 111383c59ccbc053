public import TextEditing

/// The drafts to choose from, and what was typed to find one.
public struct DraftList: Modal {
  /// By place, the last written first; `nil` until they are found.
  public private(set) var listings: [DraftListing]?
  /// Those whose name or target has every word that was typed.
  ///
  /// Found once for each key: a screen asks for them in each of its rows.
  public private(set) var shown: [DraftListing] = []
  public private(set) var filter = LineEditor("")
  /// What is searched of each listing.
  private var texts: [String] = []
  private var chosen = 0

  public init() {}

  /// Which of the ``shown`` is chosen; 0 where there is none.
  public var index: Int { max(0, min(chosen, shown.count - 1)) }

  public var choice: DraftListing? {
    let shown = shown
    return shown.isEmpty ? nil : shown[index]
  }

  public var takesDoubleClicks: Bool { true }

  public mutating func update(
    _ action: Action, in composer: Composer, seeing derived: Derived
  ) -> ModalStep {
    switch action {
    case .command(.edit), .dialog(.confirm):
      guard let choice else { return .stay }
      return .close { $0.replaceDraft(with: .listed(choice)) }
    case .command(.newDraft): return .close { $0.replaceDraft(with: .new) }
    case .command(let command): move(command)
    case .edit(let command): type(command)
    case .pasted(let text): type(.paste(text))
    case .pointed(.entry(let index)): if shown.indices.contains(index) { chosen = index }
    case .pointed(.text(let offset, let reach)): filter.point(at: offset, reach)
    default: break
    }
    return .stay
  }

  public mutating func note(_ news: Action, in composer: Composer, seeing derived: Derived) {
    if case .draftsListed(let listings, _) = news { take(listings) }
  }

  mutating func take(_ new: [DraftListing]) {
    let path = choice?.path
    listings = DraftListing.Place.allCases.flatMap { place in
      new.filter { $0.place == place }.sorted { ($1.modified, $0.path) < ($0.modified, $1.path) }
    }
    texts = (listings ?? []).map { "\($0.name) \($0.target ?? "")".lowercased() }
    find()
    chosen = shown.firstIndex { $0.path == path } ?? 0
  }

  /// What is typed finds drafts in the list.
  private mutating func type(_ command: EditorCommand) {
    let before = filter.text
    _ = filter.apply(command)
    guard filter.text != before else { return }
    find()
    chooseNearest()
  }

  private mutating func find() {
    let words = filter.text.lowercased().split(separator: " ")
    // A draft has none of the words that are longer than all that is searched of it.
    shown = zip(listings ?? [], texts).filter { _, text in
      words.allSatisfy { $0.utf8.count <= text.utf8.count && text.contains($0) }
    }.map(\.0)
  }

  /// Where a whole name was typed that one is chosen, and else the first that begins like it.
  private mutating func chooseNearest() {
    let typed = filter.text.lowercased()
    let names = shown.map { $0.name.lowercased() }
    chosen =
      names.firstIndex { $0 == typed || $0 == "\(typed).json" }
      ?? names.firstIndex { !typed.isEmpty && $0.hasPrefix(typed) } ?? 0
  }

  private mutating func move(_ command: Command) {
    chosen = command.scrolled(index, last: max(0, shown.count - 1))
  }
}
