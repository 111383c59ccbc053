internal import ComposerState

/// What panes are for, and the keys that matter in them.
enum PaneWords {
  static func title(of pane: Pane) -> String { "\(pane.rawValue) \(pane.title)" }

  static func description(of pane: Pane) -> String {
    switch pane {
    case .target:
      """
      Where the message goes: a topic, one device or a condition; below it the topics that the profile's test devices have.
      """
    case .text: "What people read: the app's own strings by key, or literal texts."
    case .platforms: "What differs between Android, Apple devices and browsers."
    case .data:
      "What the app receives, and what decides how the message travels: expiry, keys and labels."
    case .preview:
      """
      What devices of one locale really show, and beside it what the FCM page promises if the device does something else.
      """
    case .locales:
      """
      The result in every preview locale: the outcome on each platform, and the localization in which the device found its \
      text (↩ if it had to fall back). Mark a locale reviewed or rejected once you have read its texts; a mark lapses when a \
      text changes.
      """
    case .problems:
      "Everything that is wrong with the message, worst first: what people would see, and how to fix it."
    case .payload:
      "The message as FCM gets it, and what each platform's devices receive of it after overrides."
    case .history:
      "What was sent: when, by whom, to whom, and the result; an entry can become the draft."
    }
  }

  /// The commands that do something of their own in a pane.
  static func commands(of pane: Pane) -> [Command] {
    switch pane {
    case .target: [.nextField, .edit, .pick, .clear, .readTopics, .subscribeDevices, .fieldHelp]
    case .text: [.nextField, .edit, .pick, .editArguments, .toggleLink, .clear, .fieldHelp]
    case .platforms: [.nextField, .edit, .choose, .pick, .findField, .clear, .fieldHelp]
    case .data: [.nextField, .edit, .choose, .findField, .clear, .fieldHelp]
    case .preview:
      [.nextLocale, .previousLocale, .chooseLocale, .nextDevice, .nextState, .nextSample, .copy]
    case .locales:
      [
        .filterLocales, .orderLocales, .markReviewed, .rejectTexts, .compareLocales, .chooseLocale,
        .zoom, .copy,
      ]
    case .problems: [.edit, .fix, .nextProblem, .copy]
    case .payload: [.right, .left, .copy]
    case .history: [.edit, .filterLocales, .duplicate]
    }
  }
}
