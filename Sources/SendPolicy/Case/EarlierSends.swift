/// The sends that a review compares a message with, each list with the newest first.
struct EarlierSends: Hashable, Sendable {
  /// Tests of exactly this message.
  var tests: [PastSend] = []
  /// Sends that showed the same to people who would get this message too.
  var sameMessage: [PastSend] = []
  /// Those of them that were exactly this message, by the journal's numbers.
  var exact: Set<Int64> = []
  /// Sends that may have shown the same to some of the people.
  var similar: [PastSend] = []
  /// Sends of other messages to the same target.
  var sameTarget: [PastSend] = []
}
