/// Everything that a key can ask for.
///
/// Keys, footer, help, palette and the README's table come from this one file.
public enum Command: String, Hashable, Sendable, CaseIterable {
  case nextField, previousField, up, down, left, right, first, last
  case edit, choose, clear
  case showTarget, showText, showPlatforms, showData, showPreview, showLocales, showProblems,
    showPayload, showHistory
  case findField
  case nextLocale, previousLocale, chooseLocale, filterLocales, orderLocales, compareLocales,
    markReviewed, rejectTexts
  case nextDevice, nextState, nextSample
  case nextProblem, previousProblem, fix
  case dryRun, testSend, send, chooseProfile
  case openDraft, newDraft, duplicate, recover
  case editDocument, editText, editFile
  case pick, editArguments, toggleLink
  case moveTarget, convertAndroid, setLabel
  case readTopics, subscribeDevices, showInbox
  case save, saveAs, copy, writePage
  case undo, redo
  case zoom, narrowLeft, widenLeft, shrinkPreview, growPreview, toggleMouse
  case help, fieldHelp, palette, chooseTheme
  case redraw, suspend, back, quit

  /// The headings of the help, in its order.
  public enum Group: String, Hashable, Sendable, CaseIterable {
    case moving = "Moving"
    case editing = "Editing"
    case preview = "Preview"
    case message = "Message"
    case screen = "Screen"
    case program = "Program"
  }

  /// What is said of a command, and what asks for it unless the user has bound other keys.
  private struct Description {
    let group: Group
    let help: String
    /// `nil` is the command's own name.
    let label: String?
    let keys: [String]

    init(_ group: Group, _ help: String, label: String? = nil, keys: String...) {
      (self.group, self.help, self.label, self.keys) = (group, help, label, keys)
    }
  }

  public var group: Group { description.group }

  /// What the command does, as the help says it.
  public var help: String { description.help }

  /// The word or two in the footer.
  public var label: String { description.label ?? rawValue }

  /// As the user's configuration names them; the first is the one that the footer names.
  public var standardKeys: [String] { description.keys }

  private var description: Description {
    switch self {
    case .nextField:
      Description(.moving, "the next field, or the next pane", label: "field", keys: "tab")
    case .previousField:
      Description(.moving, "the previous field", keys: "shift-tab")
    case .up:
      Description(.moving, "up", keys: "up", "k")
    case .down:
      Description(.moving, "down", keys: "down", "j")
    case .left:
      Description(
        .moving, "the field to the left, or the previous view of the payload",
        keys: "left", "h")
    case .right:
      Description(
        .moving, "the field to the right, or the next view of the payload",
        keys: "right", "l")
    case .first:
      Description(.moving, "the first line", keys: "home", "g")
    case .last:
      Description(.moving, "the last line", keys: "end", "G")
    case .edit:
      Description(
        .editing, "edit the field, take the next choice, go to the problem",
        keys: "enter")
    case .choose:
      Description(
        .editing, "all values of a choice, and what each means", label: "values…", keys: "c")
    case .clear:
      Description(
        .editing,
        "clear the field, so that the message doesn't set it; in Locales, remove an added device",
        keys: "del", "backspace")
    case .showTarget:
      Description(.moving, "the target: a device, a topic or a condition", keys: "1")
    case .showText:
      Description(
        .moving, "the text: localization keys, arguments, literals", keys: "2")
    case .showPlatforms:
      Description(
        .moving, "the platforms: expiry, priority, icon, image, tap, and every other field",
        keys: "3")
    case .showData:
      Description(
        .moving, "the data for the app, and options: expires in, collapse keys, labels", keys: "4")
    case .showPreview:
      Description(.moving, "the preview", keys: "5")
    case .showLocales:
      Description(.moving, "locales and their results", keys: "6")
    case .showProblems:
      Description(.moving, "the problems", keys: "7")
    case .showPayload:
      Description(
        .moving, "the payload as FCM gets it, and what each platform receives", keys: "8")
    case .showHistory:
      Description(
        .moving, "the history: what was sent, when, by whom, and the result",
        keys: "9")
    case .findField:
      Description(
        .moving, "find any field by name, with its place, value and purpose", label: "find a field",
        keys: "f")
    case .nextLocale:
      Description(.preview, "the next preview locale", label: "locale", keys: "]", "pgdn")
    case .previousLocale:
      Description(.preview, "the previous preview locale", label: "locale", keys: "[", "pgup")
    case .chooseLocale:
      Description(
        .preview, "a preview locale by name, or a device with other languages", label: "locale…",
        keys: "L")
    case .filterLocales:
      Description(
        .preview, "filter the locales, or the sends in the history", label: "filter", keys: "/")
    case .orderLocales:
      Description(
        .preview, "order the locales: as in the project, worst first, or unreviewed first",
        label: "order", keys: "r")
    case .compareLocales:
      Description(
        .preview, "compare the locale with others in the preview, or stop comparing",
        label: "compare", keys: "w")
    case .markReviewed:
      Description(
        .preview, "mark or unmark the locale's texts as reviewed", label: "reviewed", keys: "space")
    case .rejectTexts:
      Description(.preview, "reject the locale's texts, with a note", label: "reject…", keys: "X")
    case .nextDevice:
      Description(
        .preview, "preview both phones, Android, the iPhone or the browser", label: "device",
        keys: "v")
    case .nextState:
      Description(
        .preview, "the device's state: background, banner, expanded, app in the foreground",
        label: "state", keys: "V")
    case .nextSample:
      Description(
        .preview, "try short, long, empty or right-to-left arguments in the preview",
        label: "sample", keys: "b")
    case .nextProblem:
      Description(
        .preview, "the next problem and its field", label: "problem", keys: "n")
    case .previousProblem:
      Description(.preview, "the previous problem", label: "problem", keys: "N")
    case .fix:
      Description(
        .preview, "fixes for this problem; preview before applying", keys: "x")
    case .dryRun:
      Description(
        .message, "dry run: FCM checks the payload and delivers nothing", label: "dry-run",
        keys: "d")
    case .testSend:
      Description(
        .message, "send a test to one of the profile's own devices, after a review", label: "test…",
        keys: "t")
    case .send:
      Description(
        .message, "send: opens the review, and sends only after you confirm", label: "send…",
        keys: "s")
    case .chooseProfile:
      Description(
        .message, "choose the profile: the project, endpoint and account to send with",
        label: "profile…", keys: "P")
    case .openDraft:
      Description(
        .message, "open another draft: the project's, its templates, or recent ones",
        label: "open", keys: "o", "ctrl-o")
    case .newDraft:
      Description(.message, "a new draft", label: "new draft", keys: "ctrl-n")
    case .duplicate:
      Description(
        .message, "copy the draft under a new name; in History show FCM's delivery figures",
        keys: "D")
    case .recover:
      Description(
        .message, "recover unsaved work from earlier sessions", label: "recover…", keys: "R")
    case .editDocument:
      Description(.editing, "edit the whole draft in $EDITOR", label: "$EDITOR", keys: "e")
    case .editText:
      Description(.editing, "edit the field's text in $EDITOR", label: "$EDITOR", keys: "alt-e")
    case .editFile:
      Description(
        .editing, "edit the file of the shown text in $EDITOR, at its line", label: "strings file",
        keys: "E")
    case .pick:
      Description(
        .editing, "choose a key, an icon or another name of the app, or a known target",
        label: "choose…",
        keys: "a", "alt-k")
    case .editArguments:
      Description(
        .editing, "the text's arguments one by one, with the result in each locale",
        label: "arguments…", keys: "A")
    case .toggleLink:
      Description(
        .editing, "link or unlink the key and arguments of Android and Apple", label: "link",
        keys: "=")
    case .moveTarget:
      Description(
        .editing,
        "move a device's address to the right field: an installation ID to fid, a token to token",
        label: "move target", keys: "M")
    case .convertAndroid:
      Description(
        .editing, "convert android to android_v2 (preview: Google's Pre-GA terms), or back",
        label: "convert Android", keys: "C")
    case .setLabel:
      Description(
        .message,
        "set an analytics label made from the draft's name, so that FCM counts its deliveries",
        label: "label", keys: "alt-l")
    case .readTopics:
      Description(
        .message, "ask FCM which topics the profile's test devices have", label: "topics", keys: "i"
      )
    case .subscribeDevices:
      Description(
        .message, "subscribe test devices to the draft's topic; asks first",
        label: "subscribe…", keys: "I")
    case .showInbox:
      Description(
        .message, "the inbox of a local FCM: what its simulated devices show of what you sent",
        label: "inbox", keys: "0")
    case .save:
      Description(.message, "save the draft", keys: "ctrl-s")
    case .saveAs:
      Description(.message, "save the draft under another name", label: "save as", keys: "S")
    case .copy:
      Description(
        .message, "copy the body, the draft, curl, the shown texts, Markdown or a problem",
        label: "copy…", keys: "y")
    case .writePage:
      Description(
        .message, "write the sign-off page: every language and device in one HTML file",
        label: "write page…", keys: "alt-p")
    case .undo:
      Description(.editing, "undo", keys: "u")
    case .redo:
      Description(.editing, "redo", keys: "ctrl-r")
    case .zoom:
      Description(.screen, "show only the active pane, or all panes again", keys: "z")
    case .narrowLeft:
      Description(.screen, "narrow the left column", label: "left column", keys: "<")
    case .widenLeft:
      Description(.screen, "widen the left column", label: "left column", keys: ">")
    case .shrinkPreview:
      Description(.screen, "make the preview shorter", label: "preview", keys: "-")
    case .growPreview:
      Description(.screen, "make the preview taller", label: "preview", keys: "+")
    case .toggleMouse:
      Description(
        .screen, "switch the mouse between Pushwright and text selection", label: "mouse", keys: "m"
      )
    case .help:
      Description(.program, "all keys, and How do I…; / finds a key", label: "keys", keys: "?")
    case .fieldHelp:
      Description(
        .program, "what the field or pane is for; also works while editing", label: "help",
        keys: "K",
        "f1")
    case .palette:
      Description(
        .program, "every command, field, setting and question by name", label: "commands",
        keys: ":", "ctrl-p")
    case .chooseTheme:
      Description(.program, "choose a theme, with a live preview", label: "theme…", keys: "T")
    case .redraw:
      Description(.program, "redraw the screen", keys: "ctrl-l")
    case .suspend:
      Description(.program, "suspend; fg continues", keys: "ctrl-z")
    case .back:
      Description(.program, "back; leave a field and keep its text", keys: "esc")
    case .quit:
      Description(.program, "quit; asks if changes are unsaved", keys: "q", "ctrl-c")
    }
  }
}
