import PushMessages

/// A ``ListStep`` as it is read from the history.
struct ReadStep: Hashable, Sendable {
  var begun = RecordRanges([])
  var accepted = RecordRanges([])
  var dead = RecordRanges([])
  var refused: [String: RecordRanges] = [:]
  var notSent = RecordRanges([])
  var unknown = RecordRanges([])

  /// `nil` if it isn't a step, or one with more than this version knows.
  init?(_ json: String) {
    guard let node = try? JSONNode(strict: json), let members = node.members else { return nil }
    for member in members {
      if member.key == ListStep.refusedKey {
        guard let codes = member.value.members else { return nil }
        for code in codes {
          guard let ranges = code.value.string.flatMap({ RecordRanges($0) }) else { return nil }
          refused[code.key] = ranges
        }
        continue
      }
      guard let ranges = member.value.string.flatMap({ RecordRanges($0) }) else { return nil }
      switch member.key {
      case ListStep.begunKey: begun = ranges
      case ListStep.acceptedKey: accepted = ranges
      case ListStep.deadKey: dead = ranges
      case ListStep.notSentKey: notSent = ranges
      case ListStep.unknownKey: unknown = ranges
      default: return nil
      }
    }
  }
}
