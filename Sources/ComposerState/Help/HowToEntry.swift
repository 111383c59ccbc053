/// A question in a list.
public struct HowToEntry: Hashable, Sendable {
  public var topic: HowTo
  /// The letters of the question that were found, counted from 0.
  public var spots: Set<Int>

  static func found(in list: SearchList) -> [HowToEntry] {
    list.fuzzyQuery.ranked(prepared) { $0.texts }.map { prepared, match in
      HowToEntry(topic: prepared.topic, spots: match.spots[0])
    }
  }

  private static let prepared: [(topic: HowTo, texts: [SearchedText])] = HowTo.all.map { topic in
    (topic, [SearchedText(sentence: topic.question), SearchedText(sentence: topic.searched)])
  }
}
