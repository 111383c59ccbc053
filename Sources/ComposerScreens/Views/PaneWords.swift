internal import ComposerState

/// What panes are for, and the keys that matter in them.
enum PaneWords {
  static func title(of pane: Pane) -> String { "\(pane.rawValue) \(pane.title)" }

  static func description(of pane: Pane) -> String {
    switch pane {
    case .target: "Where the message goes: a topic, one device or a condition."
    case .text: "What people read: the app's own strings by key, or texts as they stand."
    case .platforms: "What differs between Android, Apple devices and browsers."
    case .data:
      "What is handed to the app, and what decides how the message travels: its time, keys and labels."
    case .preview:
      """
      What devices of one locale show: the text that is really found there, and beside it what the FCM page promises where the \
      device does something else.
      """
    case .locales:
      """
      What becomes of the message in every preview locale: the outcome on each platform, and the localization in which the \
      device found its text (↩ where it had to fall back). Whoever has read a locale's texts marks them reviewed or rejected; \
      a mark lapses when a text changes.
      """
    case .problems:
      "All that is wrong with the message, the worst first: what people would see, and what mends it."
    case .payload:
      "The message as FCM gets it, and what each platform's devices receive of it after overrides."
    case .history:
      "What was sent: when, by whom, to whom, and what became of it; an entry can become the draft."
    }
  }

  /// The commands that do something of their own in a pane.
  static func commands(of pane: Pane) -> [Command] {
    switch pane {
    case .target: [.nextField, .edit, .pick, .clear, .fieldHelp]
    case .text: [.nextField, .edit, .pick, .editArguments, .toggleLink, .clear, .fieldHelp]
    case .platforms, .data: [.nextField, .edit, .choose, .findField, .clear, .fieldHelp]
    case .preview:
      [.nextLocale, .previousLocale, .chooseLocale, .nextDevice, .nextState, .nextSample, .copy]
    case .locales:
      [
        .filterLocales, .orderLocales, .markReviewed, .rejectTexts, .compareLocales, .chooseLocale,
        .zoom, .copy,
      ]
    case .problems: [.edit, .fix, .nextProblem, .copy]
    case .payload: [.right, .left, .copy]
    case .history: [.edit]
    }
  }
}
