internal import ComposerState
internal import Drafts
internal import FCMClient
internal import SendPolicy
internal import TerminalUI
internal import TextEditing
internal import TextLayout

/// The project's profiles, and below them where the chosen one sends to and with whose rights.
struct ProfilePickerView {
  private static let badgeWidth = 8
  private static let factWidth = 10

  let picker: ProfilePicker
  let entries: [ProfileEntry]
  let context: DrawingContext

  init(_ picker: ProfilePicker, in scene: Scene) {
    self.picker = picker
    entries = scene.composer.profileEntries(in: picker)
    context = scene.context
  }

  func draw(on canvas: inout Canvas) {
    let index = picker.list.index
    let facts = entries.indices.contains(index) ? facts(of: entries[index], in: picker) : []
    let width = min(canvas.size.columns - 2, 90)
    // Frame, the line in which one types, and a blank line above the facts.
    let rows = min(context.layout.notice.row - 1, max(entries.count, 1) + facts.count + 4)
    let rect = Rect(
      column: (canvas.size.columns - width) / 2, row: (context.layout.notice.row + 1 - rows) / 2,
      columns: width, rows: rows)
    let area = context.drawFrame(ListWords.profiles, in: rect, on: &canvas)
    let listRows = max(2, area.rows - facts.count - 1)
    context.drawEntries(
      entries.count, of: picker.list, nothing: ListWords.noProfile(like: picker.list.query.text),
      in: area.rows(0..<listRows), on: &canvas
    ) { index, row, canvas in draw(entries[index], of: picker, in: row, on: &canvas) }
    for (row, fact) in facts.enumerated() where listRows + 1 + row < area.rows {
      let line = area.row(listRows + 1 + row)
      canvas.write(
        fact.label, at: line.origin.moved(columns: 1), style: .dim, width: Self.factWidth)
      canvas.write(
        context.shown(fact.text, toWidth: line.columns - Self.factWidth - 3, base: .leftToRight),
        at: line.origin.moved(columns: Self.factWidth + 2), style: fact.style)
    }
  }

  private func draw(
    _ entry: ProfileEntry, of picker: ProfilePicker, in rect: Rect, on canvas: inout Canvas
  ) {
    let kind = entry.profile.kind(with: picker.accounts[entry.profile.name])
    canvas.write(" \(kind.badge) ", at: rect.origin, style: kind.style.bold)
    let mark = entry.isCurrent ? "\(context.sign("✓")) in use" : ""
    let room = rect.columns - Self.badgeWidth - context.width(of: mark) - 1
    let nameWidth = min(20, max(8, room / 2))
    context.drawFound(
      entry.profile.name.displayable, spots: entry.spots,
      at: rect.origin.moved(columns: Self.badgeWidth), style: .text, width: nameWidth, on: &canvas)
    canvas.write(
      context.shown(project(of: entry.profile), toWidth: room - nameWidth - 2, base: .leftToRight),
      at: rect.origin.moved(columns: Self.badgeWidth + nameWidth + 2), style: .dim)
    canvas.write(
      mark, at: Point(column: rect.columnRange.upperBound - context.width(of: mark), row: rect.row),
      style: .ok)
  }

  private func project(of profile: ProfileSummary) -> String {
    profile.project?.description ?? "its account's project"
  }

  private typealias Fact = (label: String, text: String, style: Style)

  private func facts(of entry: ProfileEntry, in picker: ProfilePicker) -> [Fact] {
    let profile = entry.profile
    let access = picker.accounts[profile.name]
    let devices = profile.testDevices.joined(separator: ", ")
    return [
      ("Kind", "\(profile.kindWord(with: access)), \(profile.rules(with: access))", .text),
      ("Project", project(of: profile), .text), ("Endpoint", profile.endpoint, .text),
      account(of: profile, in: picker),
      ("Test on", devices.isEmpty ? "no device" : devices, .text),
      ("History", profile.journal ?? "your own", .text),
    ]
  }

  private func account(of profile: ProfileSummary, in picker: ProfilePicker) -> Fact {
    if let blocker = profile.blocker {
      return ("Account", "\(context.sign("✗")) \(blocker)", .error)
    }
    guard let access = picker.accounts[profile.name] else {
      return ("Account", "looking for credentials…", .dim)
    }
    if case .failed = access { return ("Account", access.words, .error) }
    return ("Account", access.words, .text)
  }
}

extension ProfilePicker: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? { keymap.listAction(for: key) }

  func hints(in scene: Scene) -> [Hint] {
    let isFound = !scene.composer.profileEntries(in: self).isEmpty
    return (isFound ? [.choose, Hint("Enter", "use it")] : []) + [Hint("Esc", "leave")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    ProfilePickerView(self, in: scene).draw(on: &canvas)
  }
}
