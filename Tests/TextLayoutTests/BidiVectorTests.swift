import Testing
import TextLayout

struct BidiVectorTests {
  @Test func `The order of the screen is the one that ICU gives`() throws {
    let rows = try BidiVector.all()
    #expect(rows.count == 900)
    var differing = 0
    for row in rows {
      let order = Bidi.visualOrder(row.text, base: row.base).codePoints
      guard order != row.visual.codePoints else { continue }
      differing += 1
      if differing <= 10 {
        Issue.record("\(row.text.codePoints) becomes \(order), not \(row.visual.codePoints)")
      }
    }
    #expect(differing == 0)
  }

  @Test func `The direction of a text is the one that ICU finds`() throws {
    let rows = try BidiVector.all().filter { $0.base == nil }
    #expect(rows.count == 300)
    for row in rows where Bidi.direction(of: row.text) != row.direction {
      Issue.record("\(row.text.codePoints) is not \(row.direction)")
    }
  }
}
