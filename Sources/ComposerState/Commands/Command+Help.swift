extension Command {
  /// The headings of the help, in its order.
  public enum Group: String, Hashable, Sendable, CaseIterable {
    case moving = "Moving"
    case editing = "Editing"
    case preview = "Preview"
    case message = "Message"
    case screen = "Screen"
    case program = "Program"
  }

  public var group: Group {
    switch self {
    case .nextField, .previousField, .up, .down, .left, .right, .first, .last, .showTarget,
      .showText,
      .showPlatforms, .showData, .showPreview, .showLocales, .showProblems, .showPayload,
      .showHistory,
      .findField:
      .moving
    case .edit, .choose, .editText, .editDocument, .editFile, .pick, .editArguments, .toggleLink,
      .clear, .undo, .redo:
      .editing
    case .nextLocale, .previousLocale, .chooseLocale, .filterLocales, .orderLocales,
      .compareLocales, .markReviewed, .rejectTexts, .nextDevice, .nextState, .nextSample,
      .nextProblem, .previousProblem, .fix:
      .preview
    case .dryRun, .testSend, .send, .chooseProfile, .openDraft, .newDraft, .duplicate, .recover,
      .save, .saveAs,
      .copy:
      .message
    case .zoom, .narrowLeft, .widenLeft, .shrinkPreview, .growPreview, .toggleMouse: .screen
    case .help, .fieldHelp, .palette, .chooseTheme, .redraw, .suspend, .back, .quit: .program
    }
  }

  /// What the command does, as the help says it.
  public var help: String {
    switch self {
    case .nextField: "the next field, or the next pane"
    case .previousField: "the previous field"
    case .up: "up"
    case .down: "down"
    case .left: "the field to the left, or the previous view of the payload"
    case .right: "the field to the right, or the next view of the payload"
    case .first: "the first line"
    case .last: "the last line"
    case .edit: "edit the field, take the next choice, go to the problem"
    case .choose: "all values of a choice, and what each means"
    case .clear:
      "empty the field, so that the message doesn't set it; in Locales remove an added device"
    case .showTarget: "the target: topic, token or condition"
    case .showText: "the text: localization keys, arguments, literals"
    case .showPlatforms: "the platforms: expiry, priority, icon, image, tap, and every other field"
    case .showData: "the data for the app, and options: expires in, collapse keys, labels"
    case .showPreview: "the preview"
    case .showLocales: "locales and their results"
    case .showProblems: "the problems"
    case .showPayload: "the payload as FCM gets it, and what each platform receives"
    case .showHistory: "the history: what was sent, when, by whom, and the result"
    case .findField: "any field by name: its place, its value, what it is for"
    case .nextLocale: "the next preview locale"
    case .previousLocale: "the previous preview locale"
    case .chooseLocale: "a preview locale by name, or a device with other languages"
    case .filterLocales: "filter the locales, or in the history the sends"
    case .orderLocales: "the locales as in the project, worst first, or not reviewed first"
    case .compareLocales: "compare the locale with others in the preview, or stop comparing"
    case .markReviewed: "mark or unmark the locale's texts as reviewed"
    case .rejectTexts: "reject the locale's texts, with a note"
    case .nextDevice: "both phones, Android, iPhone or browser in the preview"
    case .nextState: "the device's state: background, banner, expanded, app in the foreground"
    case .nextSample: "try short, long, empty or right-to-left arguments in the preview"
    case .nextProblem: "the next problem, and the field it is about"
    case .previousProblem: "the previous problem"
    case .fix: "fixes for this problem; preview before applying"
    case .dryRun: "dry run: FCM checks the payload and delivers nothing"
    case .testSend: "send a test to one of the profile's own devices, after a review"
    case .send: "send: opens the review; nothing is sent before you confirm"
    case .chooseProfile: "choose the profile: the project, endpoint and account to send with"
    case .openDraft: "open another draft: the project's, its templates, those opened lately"
    case .newDraft: "a new draft"
    case .duplicate: "a copy of the draft under a name of its own"
    case .recover: "recover unsaved work of earlier sessions"
    case .editDocument: "the whole draft in $EDITOR"
    case .editText: "the text of the field in $EDITOR"
    case .editFile: "the file of the shown text in $EDITOR, at its line"
    case .pick: "choose a key of the app's strings, or a known target"
    case .editArguments:
      "the arguments of the text one by one, with what each locale does with them"
    case .toggleLink: "key and arguments of Android and Apple together, or apart again"
    case .save: "save the draft"
    case .saveAs: "save the draft under another name"
    case .copy: "copy the body, the draft, curl, the shown texts, a problem or a bug report"
    case .undo: "undo"
    case .redo: "redo"
    case .zoom: "the pane in front alone, and back"
    case .narrowLeft: "narrow the left column"
    case .widenLeft: "widen the left column"
    case .shrinkPreview: "make the preview lower"
    case .growPreview: "make the preview higher"
    case .toggleMouse: "switch the mouse between Pushwright and text selection"
    case .help: "all keys; / looks for one"
    case .fieldHelp: "what the field or the pane is for, also while editing"
    case .palette: "every command by name"
    case .chooseTheme: "a theme, shown while it is chosen"
    case .redraw: "redraw the screen"
    case .suspend: "suspend; fg continues"
    case .back: "back; leave a field and keep its text"
    case .quit: "quit; asks if changes are unsaved"
    }
  }

  /// What it does, as a notice that offers it says: “Press P to …”.
  public var offer: String {
    switch self {
    case .back: "go on"
    case .chooseProfile: "choose a profile"
    case .duplicate: "make your own copy"
    case .showHistory: "show the history"
    case .recover: "recover it"
    case .editText: "open your editor"
    case .quit: "leave"
    default: label
    }
  }

  /// The word or two in the footer.
  public var label: String {
    switch self {
    case .nextField: "field"
    case .nextLocale, .previousLocale: "locale"
    case .nextProblem, .previousProblem: "problem"
    case .dryRun: "dry-run"
    case .testSend: "test…"
    case .send: "send…"
    case .choose: "values…"
    case .findField: "find a field"
    case .saveAs: "save as"
    case .copy: "copy…"
    case .chooseLocale: "locale…"
    case .filterLocales: "filter"
    case .orderLocales: "order"
    case .compareLocales: "compare"
    case .markReviewed: "reviewed"
    case .rejectTexts: "reject…"
    case .nextDevice: "device"
    case .nextState: "state"
    case .nextSample: "sample"
    case .chooseTheme: "theme…"
    case .chooseProfile: "profile…"
    case .fieldHelp: "help"
    case .palette: "commands"
    case .narrowLeft, .widenLeft: "left side"
    case .shrinkPreview, .growPreview: "preview"
    case .toggleMouse: "mouse"
    case .openDraft: "open"
    case .newDraft: "new draft"
    case .recover: "recover…"
    case .editDocument, .editText: "$EDITOR"
    case .editFile: "strings file"
    case .pick: "choose…"
    case .editArguments: "arguments…"
    case .toggleLink: "link"
    case .help: "keys"
    case .edit: "edit"
    case .back: "back"
    default: rawValue
    }
  }
}
