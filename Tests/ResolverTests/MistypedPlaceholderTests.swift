import Testing

@testable import Resolver

/// A placeholder that no device fills leaves a text that its author didn't intend.
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

  /// The look at the bytes only says where to look closer.
  @Test func `None is passed over: all short texts of such signs`() {
    var longest = [""]
    var passed: [String] = []
    for _ in 0..<5 {
      longest = longest.flatMap { text in "%12$s @{٪".map { text + String($0) } }
      passed += longest.filter {
        !MistypedPlaceholder.isDoubtful($0)
          && MistypedPlaceholder.first(in: $0, on: .android) != nil
      }
    }
    #expect(longest.count == 59_049)
    #expect(passed.isEmpty, "\(passed.prefix(5))")
    #expect(!MistypedPlaceholder.isDoubtful("100%% of %1$s and %2$d, %@ and %s"))
  }

  @Test(arguments: ["Hi %1$s", "Only 5$", "50 % of 1$", "12$ sale", "Hi"])
  func `A price is none`(text: String) {
    #expect(!SampleApp.android(text, ["Ann"]).isMistyped)
  }
}
