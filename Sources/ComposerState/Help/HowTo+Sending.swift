internal import PushMessages

extension HowTo {
  /// When a message arrives, and for how long.
  static let timing: [HowTo] = [
    HowTo(
      "schedule a message",
      .text(
        "FCM has no schedule: a message goes out when it is sent. Let cron or at run the send."),
      .shell("echo 'cd ~/shop; pushwright send sale.json --confirm prod/news' | at 9:00"),
      .text(
        "If the profile demands a dry run, that must be less than dry-run-max-age old: make it first."
      ),
      .shell("pushwright send sale.json --dry-run &&"),
      .shell("pushwright send sale.json --confirm prod/news"),
      .text(
        "Read the exit status: 76 means that the outcome is unknown, and that nothing may send it again."
      )),
    HowTo(
      "let a message expire",
      .text(
        "In Data & options, Expires in sets the time of all platforms, such as 90m or tomorrow 09:00."
      ),
      .text("It is about delivery: a notification that is on a screen stays there."),
      .field("android.ttl", "the same for Android alone; 0s is now or never")),
    HowTo(
      "make it urgent",
      .field("android.priority", "HIGH wakes a sleeping device"),
      .field("apns.headers.apns-priority", "10 at once, 5 when it suits the battery"),
      .field(
        "apns.payload.aps.interruption-level", "time-sensitive breaks through Focus, if the app may"
      ),
      .field("webpush.headers.Urgency", "high, even when the battery is low")),
    HowTo(
      "replace an earlier notification",
      .field("android.notification.tag", "the same tag replaces it on the screen"),
      .field("apns.headers.apns-collapse-id", "the same ID replaces it on an iPhone"),
      .field("webpush.notification.tag", "the same tag replaces it in a browser"),
      .field("android.collapse_key", "replaces only what still waits for the device")),
  ]

  /// Sending it, and afterwards.
  static let sending: [HowTo] = [
    HowTo(
      "correct a broadcast that was sent",
      .text(
        "FCM can't call a message back. A second one replaces the first where the first had a name:"
      ),
      .field("android.notification.tag", "give the correction the same tag"),
      .field("apns.headers.apns-collapse-id", "and the same ID"),
      .text(
        "Without them both stay on the screen. Give each broadcast a tag and an ID before you send it."
      ),
      .command(.showHistory, "has the message as it was sent"),
      .command(.openDraft, "in History, makes a draft of the message: correct it and send it")),
    HowTo(
      "check a message before it is sent",
      .command(.showProblems, "lists what is wrong on which devices, and in which languages"),
      .command(.dryRun, "asks FCM to check the message; FCM checks neither devices nor languages"),
      .command(.testSend, "sends it to a test device"),
      .command(.send, "opens the review; nothing is sent before you confirm it there")),
    HowTo(
      "send to the registrations in a file",
      .command(.showTarget, "choose list there, and type the path of the file"),
      .text("{{name}} in a text is replaced with the column name of each line."),
      .command(.save, "keeps the list beside the draft"),
      .command(.dryRun, "checks the whole file here, and one message of each shape at FCM"),
      .command(.send, "gives the terminal to the review; you type the number of recipients")),
    HowTo(
      "get translations approved",
      .command(.markReviewed, "in Locales, marks a locale's texts as reviewed"),
      .command(.rejectTexts, "rejects them, with a note"),
      .command(.writePage, "writes a page for people without a terminal, who can answer on it"),
      .text("[review] required = \"all\" in pushwright.toml refuses sends without reviews.")),
    HowTo(
      "find out how many devices a message reached",
      .command(.setLabel, "sets the analytics label that FCM counts by; set it before the send"),
      .command(.showHistory, "lists the sends"),
      .command(.duplicate, "there, shows FCM's figures: of Android alone, a day later")),
    HowTo(
      "go on after an unknown outcome",
      .text(
        "The message may have gone out. Don't send it again before you know: look at a test device first."
      ),
      .command(.showHistory, "shows the send"),
      .command(.fix, "there, records what you found out")),
    HowTo(
      "get back what I typed",
      .command(.undo, "undoes the last change"),
      .command(.recover, "lists unsaved work of earlier sessions")),
    HowTo(
      "change keys, colors or the mouse",
      .command(.chooseTheme, "chooses a theme"),
      .command(.toggleMouse, "gives the mouse to the terminal, or back"),
      .text("~/.config/pushwright/config.toml has [keymap], theme, mouse and ascii."),
      .shell("pushwright config paths")),
  ]
}
