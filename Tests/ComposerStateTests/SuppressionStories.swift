import Drafts
import MessageLint
import Resolver
import Testing

@testable import ComposerState

struct SuppressionStories {
  private static let message = """
    {"topic": "news", "android": {"notification": {
      "title_loc_key": "welcome_title", "title_loc_args": ["Mia"],
      "body_loc_key": "new_message_body", "body_loc_args": ["3"]}}}
    """

  private func derived(_ suppressions: [Suppression]) -> Derived {
    var composer = Studio.composer(Self.message)
    composer.changeSettings { $0.suppressions = suppressions }
    return Studio.derived(of: composer)
  }

  @Test func `A suppressed finding is counted apart, and no problem to go to`() {
    #expect(derived([]).findings.map(\.rule) == ["crash"])
    let known = Suppression(rule: "crash", locale: "fr", reason: "known", origin: "p.toml:1")
    let derived = derived([known])
    #expect(derived.findings.isEmpty)
    #expect(derived.suppressed.map(\.suppression) == [known])
    var composer = Studio.composer(Self.message)
    composer.changeSettings { $0.suppressions = [known] }
    #expect(composer.availability(of: .nextProblem, seeing: derived) != .available)
  }

  @Test func `What the devices show stays as it is`() {
    let known = Suppression(rule: "crash", reason: "known", origin: "p.toml:1")
    #expect(derived([known]).rows == derived([]).rows)
    #expect(derived([known]).count(.android).errors == 1)
  }
}
