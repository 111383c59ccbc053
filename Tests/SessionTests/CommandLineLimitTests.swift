import Testing

@testable import pushwright

struct CommandLineLimitTests {
  @Test(arguments: [(0, false), (2000, false), (2001, true), (100_000, true)])
  func `A command takes 2000 words`(count: Int, isRefused: Bool) {
    let complaint = CommandLineLimit.complaint(about: Array(repeating: "x", count: count))
    #expect((complaint != nil) == isRefused)
  }
}
