public import ComposerState
public import TerminalUI

extension ComposerScreen {
  /// What a key means on the screen that is drawn from the same values; `nil` where it means nothing.
  ///
  /// In a review a page is what is in view of it, so that paging shows every line: what a terminal has
  /// room for is the screen's business, and what is read before a send must not be passed over.
  public static func action(
    for key: KeyPress, in composer: Composer, _ derived: Derived, keymap: Keymap = .standard,
    options: DrawingOptions = DrawingOptions(), size: Size
  ) -> Action? {
    let action = keymap.action(for: key, in: composer)
    guard fits(size) else { return unseenAction(action, in: composer) }
    if action == .dialog(.allow) {
      // What isn't read to its end isn't allowed: the key turns the page.
      return unreadPage(
        in: composer, derived, keymap: keymap, options: options, size: size) ?? action
    }
    if action == .dialog(.confirm), composer.isReadingTexts {
      return unreadPage(
        in: composer, derived, keymap: keymap, options: options, size: size) ?? action
    }
    if action == .command(.markReviewed), composer.openModal == nil {
      let map = PointerMap()
      var canvas = Canvas(size: size)
      draw(composer, derived, keymap: keymap, options: options, noting: map, on: &canvas)
      return .marksReviewed(seeing: map.wholeTexts)
    }
    guard case .command(let command)? = action, isScrolling(command) else { return action }
    return reviewAction(
      for: command, in: composer, derived, keymap: keymap, options: options, size: size) ?? action
  }

  /// Whether a key leaves a terminal that is too small to show the program: what isn't saved is kept, and nothing is asked.
  public static func isLeaving(
    _ key: KeyPress, in composer: Composer, keymap: Keymap = .standard, size: Size
  ) -> Bool {
    guard !fits(size) else { return false }
    let isQuit = keymap.action(for: key, in: composer) == .command(.quit)
    return key == "ctrl-c" || isQuit && composer.openModal == nil
  }

  /// What can't be seen isn't changed, and what can't be read isn't answered: a key that is pressed all the same begins a
  /// review's pause anew.
  private static func unseenAction(_ action: Action?, in composer: Composer) -> Action? {
    switch action {
    case .command(.back) where composer.openModal != nil: action
    case .command(.suspend) where composer.openModal == nil: action
    default: composer.openModal == nil ? nil : .dialog(.other)
    }
  }

  /// What pasted text means: nothing but a disturbance where it can't be seen.
  public static func action(forPasted text: String, in composer: Composer, size: Size?) -> Action? {
    let isSeen = size.map(fits) ?? (composer.openModal == nil)
    guard !isSeen else { return .pasted(text) }
    return composer.openModal == nil ? nil : .dialog(.other)
  }

  /// Whether a terminal of that size shows the program at all.
  public static func fits(_ size: Size) -> Bool {
    size.columns >= ScreenLayout.minimum.columns && size.rows >= ScreenLayout.minimum.rows
  }

  /// Where a review is after a command that scrolls it; `nil` where none is read.
  static func reviewAction(
    for command: Command, in composer: Composer, _ derived: Derived, keymap: Keymap,
    options: DrawingOptions, size: Size
  ) -> Action? {
    guard composer.isReviewing || composer.isReadingTexts else { return nil }
    let scene = scene(of: composer, derived, keymap: keymap, options: options, size: size)
    // What is read before an approval has no short way to its end.
    let command = composer.isReadingTexts && command == .last ? .nextLocale : command
    return scene?.readPage.map { .scrolled(to: $0.line(after: command)) }
  }

  /// The next page of what a key would confirm; `nil` where its end is in view.
  private static func unreadPage(
    in composer: Composer, _ derived: Derived, keymap: Keymap, options: DrawingOptions, size: Size
  ) -> Action? {
    let scene = scene(of: composer, derived, keymap: keymap, options: options, size: size)
    guard let page = scene?.readPage, page.below > 0 else { return nil }
    return .scrolled(to: page.line(after: .nextLocale))
  }

  private static func isScrolling(_ command: Command) -> Bool {
    switch command {
    case .up, .down, .previousLocale, .nextLocale, .first, .last: true
    default: false
    }
  }
}
