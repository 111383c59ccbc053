import Testing

@testable import FCMTransport

/// Servers of images that keep the lint waiting.
struct SilentServersTests {
  @Test func `After three images a silent server isn't asked for more, and others are`() {
    var silent = SilentServers()
    for number in 1...3 {
      #expect(silent.objection(to: "https://slow.example/x") == nil)
      silent.note("https://SLOW.example/\(number)")
    }
    #expect(
      silent.objection(to: "https://slow.example:8443/x")
        == "not asked, because its server didn't answer for other images")
    #expect(silent.objection(to: "https://other.example/x") == nil)
  }

  @Test func `After sixty images that didn't come no server is asked`() {
    var silent = SilentServers()
    for number in 1...59 { silent.note("https://\(number).example/x") }
    #expect(silent.objection(to: "https://new.example/x") == nil)
    silent.note("https://60.example/x")
    #expect(
      silent.objection(to: "https://new.example/x")
        == "not asked, because too many servers didn't answer")
  }
}
