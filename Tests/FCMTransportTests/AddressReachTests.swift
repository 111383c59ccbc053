import NIOCore
import Testing

@testable import FCMTransport

struct AddressReachTests {
  @Test(arguments: ["93.184.216.1", "::ffff:93.184.216.1", "64:ff9b::5db8:d801", "2a00::1"])
  func `A public address of this machine is this machine`(text: String) throws {
    let address = try SocketAddress(ipAddress: text, port: 80)
    #expect(AddressReach(address) == .everywhere)
    #expect(AddressReach(address, own: ["93.184.216.1", "2a00::1"]) == .thisMachine)
  }

  @Test func `This machine has addresses`() {
    #expect(AddressReach.own.contains("127.0.0.1"))
  }

  @Test(arguments: ["https://93.184.216.34:99999/a", "http://93.184.216.34:0/", "http://e.com:-1/"])
  func `A port that no server has is no address`(address: String) async {
    let probe = ImageProbe { _ in try? SocketAddress(ipAddress: "93.184.216.34", port: 0) }
    let answer = await probe.answers(to: [address])[address]
    await probe.shutdown()
    #expect(answer?.failure == "it isn't an http or https address")
  }

  private func reach(_ text: String) throws -> AddressReach {
    AddressReach(try SocketAddress(ipAddress: text, port: 80))
  }

  @Test(arguments: [
    "8.8.8.8", "1.1.1.1", "172.15.255.255", "172.32.0.1", "192.167.1.1", "223.255.255.255",
    "2606:4700::1111", "2a00:1450:4001::200e", "64:ff9b::808:808", "::ffff:8.8.8.8", "2001:4860::1",
  ])
  func `An address of the public internet is reached from everywhere`(text: String) throws {
    #expect(try reach(text) == .everywhere)
  }

  @Test(arguments: ["127.0.0.1", "127.255.255.254", "::1", "::ffff:127.0.0.1"])
  func `Loopback is this machine`(text: String) throws {
    #expect(try reach(text) == .thisMachine)
  }

  @Test(arguments: [
    "0.0.0.0", "10.1.2.3", "100.64.0.1", "169.254.169.254", "172.16.0.1", "172.31.255.255",
    "192.168.1.1", "192.0.0.1", "198.18.0.1", "224.0.0.1", "255.255.255.255", "::", "fe80::1",
    "fc00::1", "fd00:ec2::254", "ff02::1", "::ffff:10.0.0.1", "::ffff:169.254.169.254",
    "64:ff9b::a9fe:a9fe", "64:ff9b:1::1", "2002:a00:1::1", "2001:db8::1", "2001::1", "::10.0.0.1",
    "3fff::1",
  ])
  func `An address of a private or special network is inside`(text: String) throws {
    #expect(try reach(text) == .inside)
  }

  @Test(arguments: [
    "http://127.0.0.1:1/a.png", "http://localhost:1/a.png",
    "http://127.1:1/a.png", "http://2130706433:1/", "http://0x7f000001:1/", "http://[::1]:1/a.png",
    "http://[::ffff:127.0.0.1]:1/", "http://169.254.169.254/computeMetadata/v1/",
    "http://[fe80::1]/", "https://10.0.0.1/", "http://0.0.0.0:1/", "http://user@127.0.0.1:1/",
  ])
  func `A server inside is not asked for an image, however it is written`(address: String) async {
    let probe = ImageProbe()
    let answer = await probe.answers(to: [address])[address]
    await probe.shutdown()
    #expect(answer?.status == nil)
    #expect(
      answer?.failure?.hasSuffix("isn't a public address, and Pushwright asks only those") == true,
      "\(answer?.failure ?? "")")
  }

  @Test func `A proxy is not asked for a server inside either`() async {
    let probe = ImageProbe(
      settings: TransportSettings(environment: ["https_proxy": "http://127.0.0.1:1"]))
    let addresses = ["https://10.0.0.1/a", "https://[fd00::1]/a", "https://169.254.169.254/a"]
    let answers = await probe.answers(to: addresses)
    await probe.shutdown()
    for (address, answer) in answers {
      #expect(answer.failure?.contains("isn't a public address") == true, "\(address)")
    }
  }

  @Test(arguments: [
    ("files.example.com", "10.1.2.3", "10.1.2.3 isn't a public address"),
    ("files.example.com", "::1", "::1 isn't a public address"),
    ("jenkins", nil, "jenkins isn't a public name"),
    ("files.corp", nil, "files.corp isn't a public name"),
    ("printer.local.", nil, "printer.local. isn't a public name"),
    ("127.0.0.1.", nil, "127.0.0.1. isn't a public name"),
    ("169.254.169.254.", nil, "169.254.169.254. isn't a public name"),
    ("127.1.", nil, "127.1. isn't a public name"),
    ("1.2.3.4.5", nil, "1.2.3.4.5 isn't a public name"),
    ("a.test", nil, "a.test isn't a public name"),
    ("kubernetes.default.svc", nil, "kubernetes.default.svc isn't a public name"),
    ("files.internal", nil, "files.internal isn't a public name"),
    // These get as far as the proxy, which isn't there.
    ("files.example.com", nil, "connection refused"),
    ("files.example.com", "93.184.216.34", "connection refused"),
  ])
  func `A proxy gets no name that is private here, or can't be public`(
    host: String, address: String?, reason: String
  ) async {
    let probe = ImageProbe(
      settings: TransportSettings(environment: ["https_proxy": "http://127.0.0.1:1"])
    ) { _ in address.flatMap { try? SocketAddress(ipAddress: $0, port: 0) } }
    let answer = await probe.answers(to: ["https://\(host)/a"]).values.first
    await probe.shutdown()
    #expect(answer?.status == nil)
    #expect(answer?.failure?.contains(reason) == true, "\(answer?.failure ?? "")")
  }
}
