public import ComposerState
internal import Drafts
public import TerminalUI
internal import TextLayout

/// The composer as a picture: a pure function of the state and the size of the canvas.
public enum ComposerScreen {
  public static func draw(
    _ composer: Composer, _ derived: Derived, keymap: Keymap = .standard,
    options: DrawingOptions = DrawingOptions(), on canvas: inout Canvas
  ) {
    draw(composer, derived, keymap: keymap, options: options, noting: nil, on: &canvas)
  }

  static func draw(
    _ composer: Composer, _ derived: Derived, keymap: Keymap, options: DrawingOptions,
    noting map: PointerMap?, on canvas: inout Canvas
  ) {
    canvas.title = "\(composer.file.name) – pushwright"
    canvas.hasFrames = !options.isAccessible
    canvas.ambiguousWidth = options.ambiguousWidth
    guard
      let scene = scene(
        of: composer, derived, keymap: keymap, options: options, noting: map, size: canvas.size)
    else { return drawTooSmall(composer, on: &canvas) }
    let (context, layout) = (scene.context, scene.context.layout)
    HeaderView(composer, derived, in: context).draw(in: layout.header, on: &canvas)
    if let rect = layout.tabs {
      TabRow(composer, derived, in: context).draw(in: rect, on: &canvas)
    }
    DividersView(layout: layout).draw(on: &canvas)
    for area in layout.panes.areas {
      map?.note(.pane(area.pane), in: area.rect)
      canvas.clipped(to: area.rect) { scene.draw(area.pane, in: area.rect, on: &$0) }
    }
    if let rect = layout.problemLine {
      ProblemLine(context: context, problems: ShownProblems(composer, derived, in: context))
        .draw(in: rect, on: &canvas)
    }
    NoticeView(
      context: context, words: scene.noticeWords, isModalOpen: composer.openModal != nil,
      isEditing: composer.editing != nil
    ).draw(in: layout.notice, on: &canvas)
    FooterView(
      composer, derived, modalHints: composer.openModal?.view?.hints(in: scene), in: context
    ).draw(in: layout.footer, on: &canvas)
    scene.drawModal(on: &canvas)
  }

  /// What is drawn on a terminal of that size; `nil` where it is too small.
  static func scene(
    of composer: Composer, _ derived: Derived, keymap: Keymap, options: DrawingOptions,
    noting map: PointerMap? = nil, size: Size
  ) -> Scene? {
    let words = noticeWords(of: composer, keymap: keymap, options: options, size: size)
    return layout(of: composer, noticeWords: words, options: options, size: size).map {
      Scene(
        composer: composer, derived: derived,
        context: DrawingContext(
          keymap: keymap, options: options, layout: $0,
          focusedPane: composer.openModal == nil ? composer.pane : nil,
          profileStyle: composer.profileKind.style, clock: composer.clock, now: composer.now,
          map: map),
        noticeWords: words)
    }
  }

  private static func noticeWords(
    of composer: Composer, keymap: Keymap, options: DrawingOptions, size: Size
  ) -> NoticeWords? {
    guard var notice = composer.notice else { return nil }
    // What lies over the panes takes the keys.
    if composer.openModal != nil { notice.offers = [] }
    return NoticeWords(
      notice, columns: size.columns, rows: ScreenLayout.noticeRows(size), options, keymap)
  }

  private static func layout(
    of composer: Composer, noticeWords: NoticeWords?, options: DrawingOptions, size: Size
  ) -> ScreenLayout? {
    ScreenLayout(
      size, pane: composer.pane, arrangement: composer.arrangement,
      isLinear: options.isAccessible, noticeRows: noticeWords?.lines.count ?? 1)
  }

  /// The preview locales whose rows are on the screen, counted from 0.
  public static func localesInView(
    of composer: Composer, keymap: Keymap = .standard, options: DrawingOptions = DrawingOptions(),
    size: Size
  ) -> [Int] {
    let (locales, chosen) = (composer.settings.locales, composer.localeIndex)
    // Which rows are on the screen depends on the results of all of them.
    guard !composer.localeTable.isFiltered, composer.localeTable.order == .project,
      composer.localeTable.pinned.isEmpty
    else { return Array(locales.indices) }
    let words = noticeWords(of: composer, keymap: keymap, options: options, size: size)
    let layout = layout(of: composer, noticeWords: words, options: options, size: size)
    // The chosen locale is in the preview even where the list has no room.
    guard let layout, let rect = layout.panes[.locales] else { return [chosen] }
    let places = LocalesPane.places(
      in: rect, of: locales.count, composer.screen, layout, isLinear: options.isAccessible)
    let inView = places.inView(of: locales.count, chosen: chosen)
    return inView.contains(chosen) ? Array(inView) : inView + [chosen]
  }

  private static func drawTooSmall(_ composer: Composer, on canvas: inout Canvas) {
    let minimum = ScreenLayout.minimum
    let lines = [
      "Pushwright needs \(minimum.columns)×\(minimum.rows)",
      "this terminal is \(canvas.size.columns)×\(canvas.size.rows)",
      composer.isDirty ? "Ctrl-C leaves and keeps your changes" : "Ctrl-C leaves",
    ]
    let row = max(0, (canvas.size.rows - lines.count) / 2)
    for (offset, line) in lines.enumerated() {
      let column = max(0, (canvas.size.columns - line.count) / 2)
      canvas.write(line, at: Point(column: column, row: row + offset), style: .warning)
    }
  }
}
