import FCMClient

extension SendReview {
  /// How many earlier sends of one sort are listed; the journal has them all.
  private static let longest = 3

  /// The label of the sends of this very message.
  public static let repeatLabel = "Sent before"

  /// That this very message was sent already, in one line; `nil` where it was not.
  ///
  /// Nothing warns more: a screen keeps it in view while the rest is read and the send confirmed.
  public func repeatRow(time: (Int) -> String) -> ReviewRow? {
    guard let past = samePayload.first(where: \.isUnknown) ?? samePayload.first else { return nil }
    let more = samePayload.count > 1 ? ", \(samePayload.count) times" : ""
    return ReviewRow(
      Self.repeatLabel, "\(time(past.at)): this very message, \(past.state.words)\(more)",
      past.isUnknown ? .error : .warning)
  }

  func pastRows(_ time: (Int) -> String) -> [ReviewRow] {
    testRows(time)
      + rows(Self.repeatLabel, samePayload, time) { "this very message to \($0.intent.target)" }
      + rows("Same target", sameTarget, time) {
        "another message, \($0.intent.payloadHash.prefix(8))"
      }
  }

  private func testRows(_ time: (Int) -> String) -> [ReviewRow] {
    guard !isTest || !tests.isEmpty else { return [] }
    guard !tests.isEmpty else {
      return [ReviewRow("Tests", "no test of this message was sent", .warning)]
    }
    return rows("Tests", tests, time) { $0.intent.target }
  }

  private func rows(
    _ label: String, _ sends: [PastSend], _ time: (Int) -> String, _ words: (PastSend) -> String
  ) -> [ReviewRow] {
    var rows = sends.prefix(Self.longest).enumerated().map { index, past in
      let isSend = past.intent.kind == .send
      return ReviewRow(
        index == 0 ? label : "",
        "\(time(past.at)): \(VisibleText.of(words(past))), \(past.state.words)",
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
