import TestPacing
import Testing

/// What the compiler cannot say: a modal of the state has a view among the screens.
@Suite(.takingTurns)
struct ModalTests {
  @Test func `Every modal can be drawn, and has keys and hints`() {
    let modals = names(in: "ComposerState", of: /(?:struct|enum) (\w+): (?:Modal|LineQuestion)\b/)
    let views = names(in: "ComposerScreens", of: /extension (\w+): ModalView\b/)
    #expect(modals == views)
    #expect(modals.count > 10, "the modals were not found")
  }

  private func names(in module: String, of pattern: Regex<(Substring, Substring)>) -> Set<String> {
    let lines = Repository.sources.filter { $0.module == module }.flatMap(\.code)
    return Set(lines.flatMap { $0.matches(of: pattern).map { String($0.output.1) } })
  }
}
