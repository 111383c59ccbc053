/// A question in a list.
public struct HowToEntry: Hashable, Sendable {
  public var topic: HowTo
  /// The letters of the question that were found, counted from 0.
  public var spots: Set<Int>

  static func found(in list: SearchList) -> [HowToEntry] {
    list.fuzzyQuery.ranked(HowTo.all) { topic in
      [SearchedText(sentence: topic.question), SearchedText(sentence: topic.searched)]
    }.map { HowToEntry(topic: $0, spots: $1.spots[0]) }
  }
}
