import FCMClient
import Testing

struct RecordSetTests {
  @Test func `A set of records is a set`() {
    var set = RecordSet()
    var other: Set<Int> = []
    for number in [0, 63, 64, 1000, 64, 5, 1_000_000, -1] {
      let isNew = set.insert(number)
      #expect(isNew == (number >= 0 && other.insert(number).inserted))
    }
    other.remove(-1)
    #expect(set.count == 6 && [0, 63, 64, 1000, 5, 1_000_000].allSatisfy(set.contains))
    #expect(![1, 62, 65, 999_999, 1_000_001, 1 << 40, -1].contains(where: set.contains))
    let removals = [64, 64, 1 << 40].map { set.remove($0) }
    #expect(removals == [true, false, false] && !set.contains(64) && set.count == 5)
  }

  @Test func `Sets are joined, and one is taken out of another`() {
    var (one, other) = (RecordSet(), RecordSet())
    for number in [1, 64, 700] { one.insert(number) }
    for number in [64, 65, 9_000] { other.insert(number) }
    var both = one
    both.formUnion(other)
    #expect(both.count == 5 && [1, 64, 65, 700, 9_000].allSatisfy(both.contains))
    both.subtract(one)
    #expect(both.count == 2 && [65, 9_000].allSatisfy(both.contains))
    one.subtract(other)
    #expect(one.count == 2 && !one.contains(64))
  }
}
