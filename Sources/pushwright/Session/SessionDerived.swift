import ComposerScreens
import ComposerState
import DevicePreview
import TerminalUI

/// What follows from the draft and the strings, kept true: what is in view before each paint, the rest after it.
@MainActor
final class SessionDerived {
  private(set) var value: Derived
  /// What is on the screen.
  private var drawn: Derived

  /// How long it took last to make what a paint does not wait for; `nil` before that.
  private var completionTime: Duration?

  private var mark = OlderMark()

  /// What takes no longer costs less than a second paint.
  private static let moment = Duration.milliseconds(3)

  init(_ composer: Composer, _ strings: SessionStrings) {
    value = Derived(
      Derived.Key(composer, stringsRevision: strings.revision),
      previewer: strings.previewer, settings: composer.previewSettings, apps: strings.apps,
      inSteps: true)
    drawn = value
  }

  /// Makes what is in view anew where the draft, the strings or the settings are others than before.
  func follow(
    _ composer: Composer, _ strings: SessionStrings, keymap: Keymap, options: DrawingOptions,
    size: Size?
  ) {
    let key = Derived.Key(composer, stringsRevision: strings.revision)
    let settings = composer.previewSettings
    guard key != value.key || settings != value.settings else { return }
    let inView =
      size.map {
        ComposerScreen.localesInView(of: composer, keymap: keymap, options: options, size: $0)
      } ?? []
    value = Derived(
      key, previewer: strings.previewer, settings: settings, apps: strings.apps, after: value,
      inView: inView)
  }

  /// Says whether the paint that comes now has to mark what is older.
  ///
  /// One paint shows what is wrong in view and the counts and findings that change with it, where these take but a moment.
  func prepareForPaint() -> Bool {
    if value.changesTrouble, let completionTime, completionTime < Self.moment { complete() }
    return mark.paint(isComplete: value.isComplete, at: .now)
  }

  /// For callers that must not see anything older, unless something goes first.
  func complete(unless isInterrupted: () -> Bool = { false }) {
    guard !value.isComplete else { return }
    completionTime = ContinuousClock().measure {
      while !value.isComplete, !isInterrupted() { value.takeStep() }
    }
  }

  /// What is made after this is compared with what was drawn now; what that replaces takes its time to go.
  func notePaint() { drawn = value }

  /// Makes the rest in steps, until there is something that goes first.
  ///
  /// It is drawn when it is there, if it looks different; what takes longer than a frame is drawn as older meanwhile (`true`).
  func complete(unless isInterrupted: () -> Bool, draw: (_ marksOlder: Bool) -> Void) {
    guard !value.isComplete else { return }
    let start = ContinuousClock.now
    while !value.isComplete {
      guard !isInterrupted() else { return }
      value.takeStep()
      if !mark.isShown, !value.isComplete, mark.isDue(at: .now) {
        draw(mark.paint(isComplete: false, at: .now))
      }
    }
    completionTime = ContinuousClock.now - start
    let isMarked = mark.isShown
    mark = OlderMark()
    if isMarked || !value.looks(like: drawn) { draw(false) }
  }
}
