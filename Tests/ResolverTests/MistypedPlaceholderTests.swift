import Resolver
import Testing

/// What an author meant as a placeholder and no device fills is no text that anybody meant.
struct MistypedPlaceholderTests {
  @Test(arguments: [
    ("Hi 1$s", "1$s", "%1$s"), ("Hi ％1$s", "％1$s", "%1$s"), ("Hi %s1$", "%s1$", "%1$s"),
  ])
  func `A mistyped placeholder is garbled on Android, and the reason spells it right`(
    text: String, written: String, right: String
  ) {
    let resolution = SampleApp.android(text, ["Ann"])
    #expect(resolution.outcome.name == "garbled" && resolution.isMistyped)
    #expect(resolution.reason == "‘\(written)’ isn't a placeholder; write \(right)")
  }

  @Test func `So it is on Apple, and without arguments`() {
    #expect(SampleApp.apple("Hi ％@", ["Ann"]).reason == "‘％@’ isn't a placeholder; write %@")
    #expect(SampleApp.android("Hi 1$s", nil).outcome == .garbled("Hi 1$s"))
  }

  @Test(arguments: ["Hi %1$s", "Only 5$", "50 % of 1$", "12$ sale", "Hi"])
  func `A price is none`(text: String) {
    #expect(!SampleApp.android(text, ["Ann"]).isMistyped)
  }
}
