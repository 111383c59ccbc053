import FCMClient

/// The sends that a message is compared with, each list with the newest first.
struct EarlierSends: Hashable, Sendable {
  /// Tests of exactly this message.
  var tests: [PastSend] = []
  /// Sends that showed the same to people who would get this message too.
  var sameMessage: [PastSend] = []
  /// Those of them that were exactly this message, by the journal's numbers.
  var exact: Set<Int64> = []
  /// Lists among them that can go on, by the journal's numbers.
  var unfinished: Set<Int64> = []
  /// Sends that may have shown the same to some of the people.
  var similar: [PastSend] = []
  /// Sends of other messages to the same target.
  var sameTarget: [PastSend] = []

  /// The sends because of which this one may reach people twice, the most important first: those of the same message,
  /// and, whatever it was, the last one to the target where its outcome is unknown.
  ///
  /// Of a list some outcome is often unknown for good, and another message to the same file repeats nothing.
  var repeated: [PastSend] {
    let last = sameTarget.first.flatMap { $0.isUnknown && $0.intent.kind != .list ? $0 : nil }
    return sameMessage.filter(\.isUnknown) + sameMessage.filter { !$0.isUnknown }
      + [last].compactMap(\.self)
  }
}
