import FCMClient
import Testing

struct DryRunTests {
  private func subject(_ text: String, at endpoint: FCMEndpoint = .google) throws -> DryRunSubject {
    try SendRequest.dryRun(endpoint: endpoint, project: "demo", messageText: text).subject
  }

  @Test func `A passed dry-run says what was not checked, and who answered`() throws {
    #expect(
      try subject("{}").passedSentence
        == "FCM accepted the payload; it checks neither devices, languages nor APNs tokens")
    #expect(
      try subject("{}", at: .loopback(port: 1)).passedSentence
        == "the local FCM accepted the payload; it checks neither devices, languages nor APNs "
        + "tokens")
  }

  @Test func `A dry-run of an older text is stale`() throws {
    let old = try subject(#"{"topic":"a"}"#)
    let new = try subject(#"{"topic":"b"}"#)
    #expect(DryRunState.passed(old, at: 1).isStale(for: new))
    #expect(!DryRunState.passed(old, at: 1).isStale(for: old))
    #expect(!DryRunState<Int>.none.isStale(for: old))
  }

  @Test func `An answer to an older dry-run changes nothing`() throws {
    let old = try subject(#"{"topic":"a"}"#)
    let new = try subject(#"{"topic":"b"}"#)
    var state = DryRunState.running(new, since: 1)
    state.finish(old, with: .accepted(name: MessageName("x")), at: 2)
    #expect(state == .running(new, since: 1))
    state.finish(new, with: .accepted(name: MessageName("x")), at: 3)
    #expect(state == .passed(new, at: 3))
  }
}
