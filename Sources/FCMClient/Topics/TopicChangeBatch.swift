/// Changes of one topic that are one entry of the history: as many as Google's libraries take at a time, at most.
struct TopicChangeBatch: Hashable, Sendable {
  static let size = 1000

  let action: TopicAction
  let topic: Topic
  let registrations: [Registration]
  /// The numbers of its changes in the run, one for each registration.
  let numbers: [Int]

  /// The changes in their order, those of a topic and an action together.
  static func all(_ changes: [TopicChange]) -> [TopicChangeBatch] {
    struct Key: Hashable {
      var action: TopicAction
      var topic: Topic
    }
    var order: [Key] = []
    var numbers: [Key: [Int]] = [:]
    for (number, change) in changes.enumerated() {
      let key = Key(action: change.action, topic: change.topic)
      if numbers[key] == nil { order.append(key) }
      numbers[key, default: []].append(number)
    }
    return order.flatMap { key in
      let all = numbers[key] ?? []
      return stride(from: 0, to: all.count, by: size).map { start in
        let part = Array(all[start..<min(start + size, all.count)])
        return TopicChangeBatch(
          action: key.action, topic: key.topic,
          registrations: part.map { changes[$0].registration },
          numbers: part)
      }
    }
  }
}
