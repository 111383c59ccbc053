import TOMLPlaces
import Testing

struct DeepTextTests {
  @Test(arguments: ["{", "[", "a = {", "a = [", "a = [{b = "])
  func `A text that nests without end has no positions, and ends no program`(beginning: String) {
    let text = "x = " + String(repeating: beginning, count: 100_000)
    #expect(KeyPositions(of: text)[[.key("x")]] == nil)
  }
}
