internal import ComposerState
internal import DevicePreview
internal import Drafts
internal import MessageLint
internal import PushMessages
internal import Resolver
internal import TerminalUI
internal import TextEditing
internal import TextLayout

/// The keys of the app's strings; below them the result of the chosen one.
struct KeyPickerView {
  let picker: KeyPicker
  let document: MessageDocument
  let localeCount: Int
  let areStringsRead: Bool
  let derived: Derived
  let context: DrawingContext

  init(_ picker: KeyPicker, in scene: Scene) {
    self.picker = picker
    document = scene.composer.document
    localeCount = scene.composer.settings.locales.count
    areStringsRead = scene.composer.strings != nil
    derived = scene.derived
    context = scene.context
  }

  /// How wide what stands at the right of a row is: the platforms, the locales, a mark.
  private var rightWidth: Int { platformsWidth + 12 }
  private var platformsWidth: Int { context.options.isAccessible ? 8 : 3 }

  func draw(on canvas: inout Canvas) {
    let width = min(canvas.size.columns, 140)
    let rect = Rect(
      column: (canvas.size.columns - width) / 2, row: 1, columns: width,
      rows: context.layout.notice.row - 1)
    let area = context.drawFrame(KeyWords.title(picker), in: rect, on: &canvas)
    let list = area.rows(0..<area.rows - 2)
    drawHeadings(in: list.row(1).columns(1..<list.columns - 1), on: &canvas)
    context.drawEntries(
      picker.count, of: picker.list, nothing: nothing(picker), in: list, hasHeading: true,
      on: &canvas
    ) { index, row, canvas in
      draw(picker.entry(at: index), of: picker, in: row, on: &canvas)
    }
    guard picker.count > 0 else { return }
    let chosen = picker.entry(at: min(picker.list.index, picker.count - 1))
    drawOutlook(of: chosen, picker, in: area.rows((area.rows - 2)...), on: &canvas)
  }

  private func nothing(_ picker: KeyPicker) -> String {
    if picker.totalCount > 0 { return KeyWords.noKey(like: picker.list.query.text) }
    return areStringsRead
      ? KeyWords.noStrings(on: picker.text.platform.label) : KeyWords.notRead
  }

  private func nameWidth(in rect: Rect) -> Int { min(48, (rect.columns - rightWidth) * 1 / 2) }

  private func drawHeadings(in rect: Rect, on canvas: inout Canvas) {
    let right = rect.columnRange.upperBound - rightWidth + 1
    let columns = [
      (KeyWords.key, rect.column), (KeyWords.text, rect.column + nameWidth(in: rect)),
      (KeyWords.platforms, right), (KeyWords.locales, right + platformsWidth),
    ]
    for (heading, column) in columns {
      canvas.write(heading, at: Point(column: column, row: rect.row), style: .dim)
    }
  }

  private func draw(
    _ entry: KeyEntry, of picker: KeyPicker, in rect: Rect, on canvas: inout Canvas
  ) {
    let nameWidth = nameWidth(in: rect)
    let style: Style = entry.blocker == nil ? .text : .dim
    context.drawMarked(
      entry.name, spots: entry.nameSpots, at: rect.origin, style: style, width: nameWidth - 1,
      on: &canvas)
    context.drawMarked(
      entry.text ?? KeyWords.noText, spots: entry.textSpots,
      at: rect.origin.moved(columns: nameWidth), style: .dim,
      width: rect.columns - nameWidth - rightWidth, on: &canvas)
    let right = rect.columnRange.upperBound - rightWidth + 1
    let place = Point(column: right, row: rect.row)
    canvas.write(platforms(of: entry), at: place, style: style)
    if let blocker = entry.blocker {
      canvas.write(blocker, at: place.moved(columns: platformsWidth - 3), style: .warning)
      return
    }
    let count = "\(entry.localeCount)/\(picker.localeCount)"
    canvas.write(
      count, at: place.moved(columns: platformsWidth),
      style: entry.localeCount < picker.localeCount ? .warning : .dim, width: 8)
    var verdict = derived.outlook(of: entry.name, for: picker.text).verdict
    // What the texts lack are arguments, which come after the key.
    if neededArguments(of: entry, picker, verdict) != nil { verdict = .incomplete }
    let isDoubted = verdict == .fine && fate(of: entry, picker) != nil
    canvas.write(
      isDoubted ? "⚠" : verdict.mark,
      at: Point(column: rect.columnRange.upperBound - 1, row: rect.row),
      style: isDoubted ? .warning : verdict.style)
  }

  /// What a release does to the key's text, as the app's sources have it; `nil` if it keeps it.
  private func fate(of entry: KeyEntry, _ picker: KeyPicker) -> String? {
    derived.apps.fate(ofKey: entry.name, on: picker.text.platform)
  }

  /// `nil` where the message has as many arguments as the key's texts take, or something else is wrong with them.
  private func neededArguments(
    of entry: KeyEntry, _ picker: KeyPicker, _ verdict: Verdict
  ) -> Int? {
    // Asked at each paint for each row: a text that is shown lacks nothing.
    guard verdict > .unknown else { return nil }
    return derived.neededArguments(of: entry.name, for: picker.text)
  }

  private func givenArguments(_ text: KeyedText) -> Int {
    document.node(at: text.arguments)?.elements?.count ?? 0
  }

  private func platforms(of entry: KeyEntry) -> String {
    guard context.options.isAccessible else {
      return (entry.isOnAndroid ? "A" : " ") + (entry.isOnApple ? "i" : " ")
    }
    if entry.isOnAndroid, entry.isOnApple { return "both" }
    return entry.isOnAndroid ? "Android" : "Apple"
  }

  private func drawOutlook(
    of entry: KeyEntry, _ picker: KeyPicker, in area: Rect, on canvas: inout Canvas
  ) {
    let other = picker.text.platform == .android ? "Apple" : "Android"
    let counterpart = entry.counterpart.map { "  \(other): \($0)" } ?? ""
    canvas.write(
      context.shown("= \(entry.name)\(counterpart)", toWidth: area.columns - 1, base: .leftToRight),
      at: area.origin.moved(columns: 1), style: .dim)
    var (verdict, locales) = derived.outlook(of: entry.name, for: picker.text)
    let needed = neededArguments(of: entry, picker, verdict)
    if needed != nil { verdict = .incomplete }
    let fate = verdict <= .incomplete ? fate(of: entry, picker) : nil
    let sentence =
      entry.blocker.map { KeyWords.refused(entry.name, $0) }
      ?? needed.map { KeyWords.needs($0, given: givenArguments(picker.text)) } ?? fate
      ?? KeyWords.outlook(verdict, in: locales, of: localeCount)
    canvas.write(
      context.shown(
        "\(context.sign(fate == nil ? verdict.mark : "⚠")) \(sentence)", toWidth: area.columns - 1,
        base: .leftToRight),
      at: area.origin.moved(columns: 1, rows: 1),
      style: entry.blocker == nil && fate == nil ? verdict.style : .warning)
  }
}

extension KeyPicker: ModalView {
  func action(for key: KeyPress, in keymap: Keymap) -> Action? { keymap.listAction(for: key) }

  func hints(in scene: Scene) -> [Hint] {
    (count > 0 ? [.choose, Hint("Enter", "take it")] : []) + [Hint("Esc", "leave")]
  }

  func draw(in scene: Scene, on canvas: inout Canvas) {
    KeyPickerView(self, in: scene).draw(on: &canvas)
  }
}
