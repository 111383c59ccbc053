import AsyncHTTPClient
import FCMEmulator
import Foundation
import NIOCore
import NIOHTTP1
import Resolver
import SimulatedDevices

/// Measures the emulator: `swift run -c release benchmarks emulator`.
///
/// The same clients send the same messages, over plain HTTP on this machine, to a handler of Hummingbird's that only reads the
/// body and answers, to the emulator, and to one with devices that get each message. All are in this process, in turn, and
/// the middle of several rounds counts. The clients take their share of the processor in each, so the time that the
/// emulator needs for a message beyond a bare handler's is told beside the rates.
struct EmulatorBenchmark {
  private static let rounds = 5
  private static let count = 20_000
  private static let connections = 64

  static func run() async throws {
    let bare = try await BareServer.start()
    let plain = try await Emulator.start()
    let topics: Set = ["news"]
    let devices = [
      SimulatedDevice("pixel", .android, token: "a:1", topics: topics),
      SimulatedDevice("phone", .apple, token: "b:1", topics: topics),
      SimulatedDevice("browser", .web, token: "c:1", topics: topics),
    ]
    let rehearsal = try await Emulator.start(scene: EmulatorScene(devices: devices))
    let servers = [
      ("a handler of Hummingbird's", bare.port), ("the emulator", plain.port),
      ("the emulator with 3 devices", rehearsal.port),
    ]
    // The first one pays for connections and threads.
    for (_, port) in servers { try await send(2_000, to: port) }
    var costs = [[Cost]](repeating: [], count: servers.count)
    for _ in 0..<rounds {
      for (index, server) in servers.enumerated() {
        costs[index].append(
          try await Cost.measured(count) { try await send(count, to: server.1) })
      }
    }
    print("| \(count) messages over HTTP | a second | processor time a message |")
    print("| --- | --- | --- |")
    let middle = costs.map(Cost.middle)
    for (server, cost) in zip(servers, middle) { print("| \(server.0) | \(cost.words) |") }
    print("")
    for (server, cost) in zip(servers, middle).dropFirst() {
      let share = Int(cost.rate / middle[0].rate * 100)
      let own = Int((cost.processorTime - middle[0].processorTime) * 1e6)
      print("\(server.0): \(share) % of a bare handler, \(own) µs more for a message")
    }
    await plain.stop()
    await rehearsal.stop()
    await bare.stop()
  }

  private static func send(_ count: Int, to port: Int) async throws {
    var configuration = HTTPClient.Configuration()
    configuration.httpVersion = .http1Only
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = connections
    let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    let url = "http://127.0.0.1:\(port)/v1/projects/demo/messages:send"
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<count {
        if number >= connections { try await group.next() }
        group.addTask {
          var request = HTTPClientRequest(url: url)
          request.method = .POST
          request.headers.add(name: "Content-Type", value: "application/json; charset=utf-8")
          request.headers.add(name: "Authorization", value: "Bearer x")
          request.body = .bytes(ByteBuffer(string: message(number)))
          let response = try await client.execute(request, timeout: .seconds(60))
          _ = try await response.body.collect(upTo: 1 << 20)
          guard response.status == .ok else { throw ListClients.Wrong() }
        }
      }
      try await group.waitForAll()
    }
    try await client.shutdown()
  }

  private static func message(_ number: Int) -> String {
    """
    {"message":{"topic":"news","notification":{"title":"Order \(number) is on its way","body":"Your parcel \
    will be with you tomorrow between 9 and 12"},"android":{"priority":"HIGH","ttl":"3600s"}}}
    """
  }
}
