import FCMClient
import HarmlessText

extension SendReview {
  /// How many earlier sends of one sort are listed; the journal has them all.
  private static let longest = 3

  /// The label of the sends of the same message.
  public static let repeatLabel = "Sent before"

  /// The label of the sends that may have been of the same message.
  public static let similarLabel = "Similar"

  /// Whether more is asked of the sender, because the message may go out twice.
  public var isRepeat: Bool { repeated != nil }

  /// That it was sent already, or that some of the people may have got it, in one line; `nil` if neither is so.
  ///
  /// Nothing warns more: a screen keeps it in view while the rest is read and the send confirmed.
  public func repeatRow(time: (Int) -> String) -> ReviewRow? {
    guard isHistoryKnown else {
      return ReviewRow(Self.repeatLabel, "unknown: Pushwright can't read the history", .error)
    }
    guard let past = repeated else { return similarRow(time) }
    let isSame = sameMessage.contains(past)
    let times = isSame && sameMessage.count > 1 ? ", \(sameMessage.count) times" : ""
    let what = isSame ? "\(words(for: past))\(times)" : past.quotedTitle
    return ReviewRow(
      Self.repeatLabel, "\(time(past.at)): \(what), \(past.state.words) \(past.by)",
      past.isUnknown ? .error : .warning)
  }

  private func similarRow(_ time: (Int) -> String) -> ReviewRow? {
    guard !isTest, let past = similar.first(where: \.isUnknown) ?? similar.first else { return nil }
    return ReviewRow(
      Self.similarLabel,
      "\(time(past.at)): \(words(for: past)), \(past.state.words) \(past.by). Some people may get it twice",
      .warning)
  }

  /// `this message`, or `the same text to topic news`.
  private func words(for past: PastSend) -> String {
    guard !exactSends.contains(past.id) else { return "this message" }
    let isElsewhere = sender.endpoint.map { !past.intent.endpoint.isSameServer(as: $0) } ?? false
    let place = isElsewhere ? " at \(past.intent.endpoint)" : ""
    return "the same text to \(VisibleText.of(past.intent.target, limit: 60))\(place)"
  }

  func pastRows(_ time: (Int) -> String, withRepeats: Bool = true) -> [ReviewRow] {
    let alike = isTest || isRepeat || similar.count > 1 ? similar : []
    return testRows(time)
      + rows(Self.repeatLabel, withRepeats ? sameMessage : [], time) { words(for: $0) }
      + rows(Self.similarLabel, alike, time) { words(for: $0) }
      + rows("Earlier", sameTarget, time) { $0.quotedTitle }
  }

  private func testRows(_ time: (Int) -> String) -> [ReviewRow] {
    guard isHistoryKnown, !isTest || !tests.isEmpty else { return [] }
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
      rows.append(ReviewRow("", "and \(sends.count - Self.longest) more in the history"))
    }
    if let unknown = sends.first(where: { $0.isUnknown && $0.intent.kind != .test }) {
      rows.append(ReviewRow("", unknown.intent.resendAdvice, .error))
    }
    return rows
  }
}
