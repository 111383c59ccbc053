import FCMClient
import FCMEmulator
import FCMTransport
import Testing

struct TransportTests {
  private func request(
    to endpoint: FCMEndpoint, deadline: Duration = .seconds(120)
  ) throws -> SendRequest {
    try SendRequest.dryRun(
      endpoint: endpoint, project: "demo", messageText: Draft.accepted,
      deadline: deadline)
  }

  private func failure(of request: SendRequest, over transport: HTTPTransport) async -> SendFailure?
  {
    do {
      _ = try await transport.perform(request, token: Draft.token)
      return nil
    } catch {
      return error
    }
  }

  @Test func `A redirect is not followed, and the token stays`() async throws {
    try await Server.with(answering: .redirectToTheEmulatorsRoute) { endpoint, requests in
      let transport = HTTPTransport()
      let failure = await failure(of: try request(to: endpoint), over: transport)
      await transport.shutdown()
      #expect(failure?.code == .redirected)
      #expect(failure?.sentence == "redirected to other.example; Pushwright didn't follow")
      #expect(requests.count == 1)
      #expect(requests.authorizations == ["Bearer ya29.secret-secret"])
    }
  }

  @Test func `A server that says nothing is given up at the deadline`() async throws {
    try await Server.with(answering: .nothing) { endpoint, _ in
      let transport = HTTPTransport()
      let request = try request(to: endpoint, deadline: .seconds(5))
      let failure = await failure(of: request, over: transport)
      await transport.shutdown()
      #expect(failure?.code == .timedOut)
      #expect(failure?.sentence == "the local FCM didn't answer within 5 s")
      #expect(
        failure?.remedy == "try again; nothing was delivered, because it was a dry run")
    }
  }

  @Test func `A server that stops in the middle of its answer is given up too`() async throws {
    try await Server.with(answering: .halfABody) { endpoint, _ in
      let transport = HTTPTransport()
      let request = try request(to: endpoint, deadline: .seconds(5))
      let failure = await failure(of: request, over: transport)
      await transport.shutdown()
      #expect(failure?.code == .timedOut)
    }
  }

  @Test func `An endless answer is not collected`() async throws {
    try await Server.with(answering: .twoMebibytes) { endpoint, _ in
      let transport = HTTPTransport()
      let failure = await failure(of: try request(to: endpoint), over: transport)
      await transport.shutdown()
      #expect(failure?.code == .unreadableAnswer)
      #expect(failure?.sentence.contains("more than 1048576 bytes") == true)
    }
  }

  @Test func `A request that is given up says so`() async throws {
    try await Server.with(answering: .nothing) { endpoint, requests in
      let transport = HTTPTransport()
      let request = try request(to: endpoint)
      let task = Task { await self.failure(of: request, over: transport) }
      await requests.first()
      task.cancel()
      let given = await task.value
      await transport.shutdown()
      #expect(given?.code == .cancelled)
      #expect(given?.consequence == .unknown)
    }
  }

  @Test func `Where nobody listens, nothing left this machine`() async throws {
    let emulator = try await Emulator.start()
    await emulator.stop()
    let transport = HTTPTransport()
    let failure = await failure(of: try request(to: emulator.endpoint), over: transport)
    await transport.shutdown()
    #expect(failure?.code == .unreachable)
    #expect(failure?.consequence == .nothingLeft)
    #expect(
      failure?.sentence
        == "couldn't reach \(emulator.endpoint) (connection refused); nothing left this machine"
    )
    #expect(failure?.remedy == "start the emulator, or check the port")
  }

  @Test func `A name that does not exist is not reachable`() async throws {
    let endpoint = try FCMEndpoint(parsing: "https://fcm.invalid")
    let transport = HTTPTransport()
    let failure = await failure(of: try request(to: endpoint), over: transport)
    await transport.shutdown()
    #expect(failure?.code == .unreachable)
    #expect(failure?.consequence == .nothingLeft)
  }

  @Test func `A server without TLS gets neither message nor token`() async throws {
    try await Server.with(answering: .nothing) { endpoint, requests in
      let encrypted = try FCMEndpoint(parsing: "https://127.0.0.1:\(endpoint.port ?? 0)")
      let transport = HTTPTransport()
      let failure = await failure(of: try request(to: encrypted), over: transport)
      await transport.shutdown()
      #expect(failure?.code == .insecure)
      #expect(failure?.consequence == .nothingLeft)
      #expect(requests.count == 0)
    }
  }

  @Test func `After the shutdown nothing is sent, and a second shutdown is harmless`() async throws
  {
    let transport = HTTPTransport()
    await transport.shutdown()
    await transport.shutdown()
    let failure = await failure(of: try request(to: .loopback(port: 1)), over: transport)
    #expect(failure?.code == .cancelled)
    #expect(failure?.consequence == .nothingLeft)
  }

  @Test func `No failure holds the token`() async throws {
    let transport = HTTPTransport()
    let failure = try #require(
      await failure(of: try request(to: .loopback(port: 1)), over: transport))
    await transport.shutdown()
    var dumped = ""
    dump(failure, to: &dumped)
    #expect(!dumped.contains("secret"))
    #expect(!"\(failure)".contains("secret"))
  }
}
