import FCMClient
import FCMEmulator
import FCMTransport
import Testing

struct EmulatorTests {
  @Test func `A dry-run is accepted under FCM's fake name, a send under a counted one`()
    async throws
  {
    try await Draft.withEmulator { emulator, transport in
      let names = try await [true, false, false].asyncMap { isDryRun in
        let request = try Draft.request(at: emulator.endpoint, isDryRun: isDryRun)
        return try await transport.perform(request, token: Draft.token).description
      }
      #expect(
        names == [
          "projects/demo-shop-prod/messages/fake_message_id",
          "projects/demo-shop-prod/messages/0000000000000001",
          "projects/demo-shop-prod/messages/0000000000000002",
        ])
    }
  }

  @Test func `What FCM refuses, the emulator refuses in FCM's words and at FCM's place`()
    async throws
  {
    try await Draft.withEmulator { emulator, transport in
      for row in RefusalCase.all {
        let request = try SendRequest.dryRun(
          endpoint: emulator.endpoint, project: "demo", messageText: row.message)
        let failure = await #expect(throws: SendFailure.self, "\(row.message)") {
          try await transport.perform(request, token: Draft.token)
        }
        let expected = "the local FCM refused the message: \(row.sentence)"
        #expect(failure?.sentence == expected, "\(row.message)")
        #expect(failure?.field == row.field, "\(row.message)")
        #expect(failure?.code == .invalidArgument)
      }
      #expect(RefusalCase.all.count == 64)
    }
  }

  @Test func `Parts for different platforms have a limit each`() async throws {
    let part = String(repeating: "x", count: 2400)
    let message = """
      {"topic":"a","android":{"data":{"x":"\(part)"}},"apns":{"payload":{\
      "aps":{"content-available":1},"x":"\(part)"}}}
      """
    try await Draft.withEmulator { emulator, transport in
      let request = try SendRequest.dryRun(
        endpoint: emulator.endpoint, project: "demo", messageText: message)
      _ = try await transport.perform(request, token: Draft.token)
    }
  }

  @Test func `Without a token the emulator answers as FCM does`() async throws {
    try await Draft.withEmulator { emulator, transport in
      let request = try SendRequest.dryRun(
        endpoint: emulator.endpoint, project: "demo", messageText: Draft.accepted)
      let failure = await #expect(throws: SendFailure.self) {
        try await transport.perform(request, token: nil)
      }
      #expect(failure?.code == .unauthenticated)
      #expect(failure?.status == 401)
    }
  }

  @Test func `A stopped emulator gives its port back at once, with a connection still open`()
    async throws
  {
    let transport = HTTPTransport()
    let first = try await Emulator.start()
    let request = try SendRequest.dryRun(
      endpoint: first.endpoint, project: "demo", messageText: Draft.accepted)
    _ = try await transport.perform(request, token: Draft.token)
    await first.stop()
    let second = try await Emulator.start(port: first.port)
    #expect(second.endpoint == first.endpoint)
    await second.stop()
    await transport.shutdown()
  }

  @Test func `A port in use is named`() async throws {
    let first = try await Emulator.start()
    let failure = await #expect(throws: EmulatorFailure.self) {
      try await Emulator.start(port: first.port)
    }
    #expect(
      failure?.description
        == "port \(first.port) is in use: choose another, or stop the program that uses it")
    await first.stop()
    await #expect(throws: EmulatorFailure.self) { try await Emulator.start(port: 65536) }
  }
}

extension Array {
  fileprivate func asyncMap<Other>(
    _ transform: (Element) async throws -> Other
  ) async rethrows -> [Other] {
    var others: [Other] = []
    for element in self { others.append(try await transform(element)) }
    return others
  }
}
