internal import ComposerState
internal import DevicePreview
internal import Drafts
internal import Resolver
internal import TerminalUI
internal import TextEditing
internal import TextLayout

/// The preview locales by name, each with its result on every platform.
struct LocaleListView {
  private static let outcomeWidth = 12

  let list: SearchList
  let settings: PreviewSettings
  let derived: Derived
  let entries: [LocaleEntry]
  /// What Enter does where no locale fits, or why it does nothing.
  let offer: String
  let context: DrawingContext

  init(_ list: SearchList, in scene: Scene) {
    self.list = list
    let composer = scene.composer
    derived = scene.derived
    settings = composer.settings
    entries = composer.localeEntries(in: list, seeing: derived)
    offer =
      switch composer.offeredLocale(in: list, seeing: derived) {
      case .success(let locale): ListWords.device(with: locale.languages)
      case .failure(let refusal): refusal.sentence.displayable
      case nil: ""
      }
    context = scene.context
  }

  func draw(on canvas: inout Canvas) {
    let outcomes = settings.platforms.count * Self.outcomeWidth
    let widest = settings.locales.map { context.width(of: label($0)) }.max() ?? 0
    let nameWidth = max(12, min(widest, 40, canvas.size.columns - outcomes - 9)) + 2
    let width = min(canvas.size.columns - 2, nameWidth + outcomes + 5)
    let rows = min(context.layout.notice.row - 1, settings.locales.count + 4)
    let rect = Rect(
      column: (canvas.size.columns - width) / 2, row: (context.layout.notice.row + 1 - rows) / 2,
      columns: width, rows: rows)
    let area = context.drawFrame(ListWords.locales, in: rect, on: &canvas)
    for (column, platform) in settings.platforms.enumerated() {
      let place = area.row(1).origin.moved(columns: 1 + nameWidth + column * Self.outcomeWidth)
      canvas.write(platform.label, at: place, style: .dim)
    }
    context.drawEntries(
      entries.count, of: list, nothing: offer, in: area,
      hasHeading: true, on: &canvas
    ) { index, row, canvas in
      draw(entries[index], nameWidth: nameWidth, in: row, on: &canvas)
    }
  }

  /// A device with several languages has all of them behind its name.
  private func label(_ locale: PreviewLocale) -> String {
    let languages = locale.languages.joined(separator: ", ")
    return locale.languages.count < 2 || languages == locale.name
      ? locale.name : "\(locale.name): \(languages)"
  }

  private func draw(
    _ entry: LocaleEntry, nameWidth: Int, in rect: Rect, on canvas: inout Canvas
  ) {
    context.drawFound(
      label(entry.row.locale), spots: entry.spots, at: rect.origin, style: .text,
      width: nameWidth - 1, on: &canvas)
    for (column, platform) in settings.platforms.enumerated() {
      let shown = entry.row[platform]
      let outcome = Outcome(shown, isDoubted: derived.isDoubted(shown))
      let place = rect.origin.moved(columns: nameWidth + column * Self.outcomeWidth)
      canvas.write("\(outcome.mark) \(outcome.word)", at: place, style: outcome.style)
    }
  }
}

extension LocaleList: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? { keymap.listAction(for: key) }

  func hints(in scene: Scene) -> [Hint] {
    let (composer, derived) = (scene.composer, scene.derived)
    let isFound = !composer.localeEntries(in: search, seeing: derived).isEmpty
    let isOffered = (try? composer.offeredLocale(in: search, seeing: derived)?.get()) != nil
    let enter =
      isFound
      ? [.choose, Hint("Enter", "go there")] : [Hint("Enter", "preview it")]
    let removes = composer.removable(in: search, seeing: derived) != nil
    return (isFound || isOffered ? enter : []) + (removes ? [Hint("Del", "remove")] : [])
      + [Hint("Esc", "stay")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    LocaleListView(search, in: scene).draw(on: &canvas)
  }
}
