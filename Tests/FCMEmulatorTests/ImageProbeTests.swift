import FCMClient
import FCMTransport
import TestPacing
import Testing

@Suite(.takingTurns)
struct ImageProbeTests {
  /// Asks a server on loopback for one image.
  private func answer(_ answer: Server.Answer) async throws -> ImageProbe.Answer? {
    var found: ImageProbe.Answer?
    try await Server.with(answering: answer) { endpoint, requests in
      let probe = ImageProbe(mayAskThisMachine: true)
      let address = "\(endpoint)/image.png"
      found = await probe.answers(to: [address, address])[address]
      await probe.shutdown()
      #expect(requests.authorizations == [nil], "it is asked once, and without a token")
    }
    return found
  }

  @Test func `The type and the length of an image are told`() async throws {
    let answer = try await answer(.image(type: "Image/PNG; q=1", byteCount: 5))
    #expect(answer?.status == 200)
    #expect(answer?.mediaType == "image/png")
    #expect(answer?.byteCount == 5)
    #expect(answer?.failure == nil)
  }

  @Test func `An image without end is read no further than Android would`() async throws {
    let answer = try await answer(.endlessImage)
    #expect(answer?.status == 200)
    #expect(answer?.byteCount == ImageProbe.readLimit)
  }

  @Test func `A redirect that leads nowhere is no answer`() async throws {
    let answer = try await answer(.redirectToItself)
    #expect(answer?.status == nil)
    #expect(answer?.failure == "its redirects form a loop")
  }

  @Test(arguments: ["ftp://127.0.0.1/a.png", "http+unix://%2Ftmp%2Fa/b", "/a.png", ""])
  func `Only the web is asked`(address: String) async {
    let probe = ImageProbe()
    let answer = await probe.answers(to: [address])[address]
    await probe.shutdown()
    #expect(answer?.status == nil)
    #expect(answer?.failure == "it isn't an http or https address")
  }

  @Test(arguments: ["http_proxy", "HTTPS_PROXY", "all_proxy"])
  func `Where the environment has a proxy, nothing is asked past it`(variable: String) async {
    let settings = TransportSettings(environment: [variable: "http://127.0.0.1:1"])
    let probe = ImageProbe(settings: settings)
    let answers = await probe.answers(to: ["http://9.9.9.9/a.png"])
    await probe.shutdown()
    #expect(
      answers.values.map(\.failure)
        == ["not asked: Pushwright asks for https images only through a proxy"])
  }

  @Test func `A server that is not there is no answer, and says why`() async {
    let probe = ImageProbe(mayAskThisMachine: true)
    let answers = await probe.answers(to: ["http://127.0.0.1:1/a.png"])
    await probe.shutdown()
    #expect(answers.values.map(\.failure) == ["connection refused"])
  }
}
