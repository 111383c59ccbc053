import Testing

@testable import pushwright

struct OlderMarkTests {
  private let start = ContinuousClock.now

  private func moment(_ milliseconds: Int) -> ContinuousClock.Instant {
    start + .milliseconds(milliseconds)
  }

  /// Whether each of some paints marks what is older.
  private func marks(of paints: [(milliseconds: Int, isComplete: Bool)]) -> [Bool] {
    var mark = OlderMark()
    return paints.map { paint in
      let isMarked = mark.paint(isComplete: paint.isComplete, at: moment(paint.milliseconds))
      #expect(mark.isShown == isMarked)
      return isMarked
    }
  }

  @Test func `What follows within a frame is not marked`() {
    #expect(marks(of: [(0, false), (16, false), (17, true)]) == [false, false, false])
  }

  @Test func `What is older for longer than a frame is marked, however often it is painted`() {
    let paints = (0...5).map { (milliseconds: $0 * 5, isComplete: false) }
    #expect(marks(of: paints) == [false, false, false, false, true, true])
  }

  @Test func `What is true again has no mark, and the next change starts anew`() {
    let paints = [(0, false), (50, false), (60, true), (1000, false), (1017, false)]
    #expect(marks(of: paints) == [false, true, false, false, true])
  }

  @Test func `What takes long is marked before it is there`() {
    var mark = OlderMark()
    #expect(!mark.isDue(at: moment(1000)), "nothing is older yet")
    _ = mark.paint(isComplete: false, at: moment(0))
    #expect(!mark.isDue(at: moment(16)))
    #expect(mark.isDue(at: moment(17)))
  }
}
