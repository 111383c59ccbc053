import FCMClient

extension SendReview {
  /// How many earlier sends of one sort are listed; the journal has them all.
  private static let longest = 3

  /// The label of the sends of this very message.
  public static let repeatLabel = "Sent before"

  /// The send because of which this one may reach people twice: of this very message, or, whatever it was, the last one
  /// to the target where its outcome is unknown; `nil` where there is none.
  public var repeated: PastSend? {
    guard !isTest else { return nil }
    let last = sameTarget.first.flatMap { $0.isUnknown ? $0 : nil }
    return samePayload.first(where: \.isUnknown) ?? samePayload.first ?? last
  }

  /// Whether more is asked of the sender, because the message may go out twice.
  public var isRepeat: Bool { repeated != nil }

  /// That it was sent already, in one line; `nil` where it was not.
  ///
  /// Nothing warns more: a screen keeps it in view while the rest is read and the send confirmed.
  public func repeatRow(time: (Int) -> String) -> ReviewRow? {
    guard let past = repeated else { return nil }
    let isSame = samePayload.contains(past)
    let times = isSame && samePayload.count > 1 ? ", \(samePayload.count) times" : ""
    let what = isSame ? "this very message\(times)" : past.quotedTitle
    return ReviewRow(
      Self.repeatLabel, "\(time(past.at)): \(what), \(past.state.words) \(past.by)",
      past.isUnknown ? .error : .warning)
  }

  func pastRows(_ time: (Int) -> String, withRepeats: Bool = true) -> [ReviewRow] {
    testRows(time)
      + rows(Self.repeatLabel, withRepeats ? samePayload : [], time) { _ in "this very message" }
      + rows("Earlier", sameTarget, time) { $0.quotedTitle }
  }

  private func testRows(_ time: (Int) -> String) -> [ReviewRow] {
    guard !isTest || !tests.isEmpty else { return [] }
    guard !tests.isEmpty else {
      return [ReviewRow("Tests", "no test of this message was sent", .warning)]
    }
    return rows("Tests", tests, time) { VisibleText.of($0.intent.target) }
  }

  private func rows(
    _ label: String, _ sends: [PastSend], _ time: (Int) -> String, _ words: (PastSend) -> String
  ) -> [ReviewRow] {
    var rows = sends.prefix(Self.longest).enumerated().map { index, past in
      let isSend = past.intent.kind == .send
      return ReviewRow(
        index == 0 ? label : "",
        "\(time(past.at)): \(words(past)), \(past.state.words) \(past.by)",
        past.isUnknown ? .error : isSend ? .warning : .plain)
    }
    if sends.count > Self.longest {
      rows.append(ReviewRow("", "and \(sends.count - Self.longest) more in the journal"))
    }
    if sends.contains(where: { $0.isUnknown && $0.intent.kind == .send }) {
      rows.append(ReviewRow("", SendResult.whenUnknown, .error))
    }
    return rows
  }
}
