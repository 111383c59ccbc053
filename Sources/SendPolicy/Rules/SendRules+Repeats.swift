public import FCMClient
import HarmlessText

extension SendRules {
  /// Why an intent is not sent after all: a send that the journal holds by now may have reached the same people, and the
  /// sender has not agreed to repeat it; `nil` if nothing is in the way.
  ///
  /// Ask in the transaction that writes the intent, so that of several programs that send the same at once only one does.
  public static func refusal(
    ofRepeating intent: SendIntent, after history: [PastSend], agreed: RepeatConsent
  ) -> SendRefusal? {
    guard intent.kind == .send || intent.kind == .list else { return nil }
    let earlier = ComparedMessage(intent).earlier(in: history)
    return earlier.repeated.first { !agreed.covers($0) }
      .map { SendRefusal(repeating: $0, in: earlier) }
  }
}

extension SendRefusal {
  /// That a message may go out twice, because of one of these sends.
  init(repeating past: PastSend, in earlier: EarlierSends) {
    let isExact = earlier.exact.contains(past.id)
    let target = VisibleText.of(past.intent.target)
    let what = isExact ? "this message" : "the same text"
    guard past.intent.kind != .list || past.state == .inProgress else {
      if isExact {
        self.init(
          repeatingList: past, to: target, canGoOn: earlier.unfinished.contains(past.id))
      } else if !earlier.unfinished.contains(past.id) {
        self.init(repeatingList: past, to: target, canGoOn: false)
      } else {
        self.init(repeatingChangedList: past, to: target)
      }
      return
    }
    switch past.state {
    case .unknown:
      let name = past.intent.kind == .dryRun ? "dry run" : "send"
      self.init(
        .sentBefore, "the outcome of \(name) \(past.id) to \(target) is unknown",
        remedy: "find it out and record it with history settle \(past.id), or add --again",
        .notAllowed)
    case .inProgress:
      self.init(
        .sentBefore, "send \(past.id) of \(what) to \(target) is in progress",
        remedy: "wait for its outcome, which history show \(past.id) shows, or add --again",
        .notAllowed)
    default:
      self.init(
        .sentBefore, "send \(past.id) already sent \(what) to \(target)",
        remedy: "add --again to send it once more; history show \(past.id) shows the first",
        .notAllowed)
    }
  }

  /// The same message to a file of the same name, after a run that reached some of the recipients of the file as it was then.
  private init(repeatingChangedList past: PastSend, to target: String) {
    self.init(
      .sentBefore,
      "list \(past.id) sent this message to some of \(target) and didn't finish",
      remedy:
        "go on with --resume \(past.id) and draft and file as they were, or add --again to send it to everyone in this one",
      .notAllowed)
  }

  /// The same message to the same recipients.
  private init(repeatingList past: PastSend, to target: String, canGoOn: Bool) {
    guard canGoOn else {
      self.init(
        .sentBefore, "list \(past.id) already sent this message to \(target)",
        remedy: "add --again to send it to everyone once more", .notAllowed)
      return
    }
    self.init(
      .sentBefore,
      past.isUnknown
        ? "list \(past.id) already sent this message, and for some recipients the outcome is unknown"
        : "list \(past.id) already sent this message to \(target)",
      remedy: past.isUnknown
        ? "go on with --resume \(past.id), and with --include-unknown also to those; record what you find out "
          + "with history settle \(past.id); or add --again to send it to everyone once more"
        : "go on where it stopped with --resume \(past.id), or add --again to send it to everyone "
          + "once more",
      .notAllowed)
  }
}
