import AsyncHTTPClient
import Dispatch
import FCMClient
import FCMTransport
import Foundation
import NIOCore
import NIOHTTP1
import NIOSSL
import PushMessages
import SendJournal

/// The same messages, sent in several ways.
struct ListClients {
  /// Something else came out than was to be measured.
  struct Wrong: Error {
    var line: Int

    init(_ line: Int = #line) { self.line = line }
  }

  private let endpoint: FCMEndpoint
  private let certificate: String
  /// As long as Google's are.
  private static let tokenText = "ya29." + String(repeating: "a", count: 200)

  init(_ server: ListServer) throws {
    endpoint = try FCMEndpoint(parsing: "https://127.0.0.1:\(server.port)")
    certificate = server.certificate
  }

  func bare(_ count: Int) async throws {
    var configuration = HTTPClient.Configuration()
    configuration.httpVersion = .http1Only
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit =
      ListPolicy.standard.window
    var tls = TLSConfiguration.makeClientConfiguration()
    tls.trustRoots = .file(certificate)
    configuration.tlsConfiguration = tls
    let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    let url = "\(endpoint)/v1/projects/demo/messages:send"
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<count {
        if number >= ListPolicy.standard.window { try await group.next() }
        group.addTask {
          var request = HTTPClientRequest(url: url)
          request.method = .POST
          request.headers.add(name: "Content-Type", value: "application/json; charset=utf-8")
          request.headers.add(name: "Authorization", value: "Bearer \(Self.tokenText)")
          request.body = .bytes(ByteBuffer(string: "{\"message\":\(Self.filled(number))}"))
          let response = try await client.execute(request, timeout: .seconds(60))
          _ = try await response.body.collect(upTo: 1 << 20)
          guard response.status == .ok else { throw Wrong() }
        }
      }
      try await group.waitForAll()
    }
    try await client.shutdown()
  }

  func list(_ count: Int, history: SendJournal?) async throws {
    guard let project = ProjectID("demo") else { throw Wrong() }
    let list = SendList(name: "a.csv", digest: "abc", recipients: count)
    let intent = SendIntent(
      kind: .list, profile: "prod", project: project, endpoint: endpoint, account: nil,
      target: "list a.csv", payloadHash: "h", payload: list.payload(with: .object([])))
    let recorded = try history?.write(intent, at: Self.now)
    guard let order = ListOrder(intent, recordedAs: recorded?.id.number ?? 1) else { throw Wrong() }
    let transport = HTTPTransport(
      settings: TransportSettings(environment: ["SSL_CERT_FILE": certificate]))
    let bearer = BearerToken(Self.tokenText).map { AccessToken($0) }
    let begin = ContinuousClock.now
    var run = ListRun(order, rate: SendRate(perMinute: 60_000_000, rise: .zero))
    let (events, post) = AsyncStream<ListRun.Event>.makeStream()
    let elapsed = { @Sendable in begin.duration(to: .now) }
    let disk = DispatchQueue(label: "history")
    var read = 0
    post.yield(.started(at: elapsed()))
    for await event in events {
      for effect in run.update(event) {
        switch effect {
        case .read(let wanted):
          let part = try (read..<min(read + wanted, count)).map { number in
            ListMessage(
              number: number, line: number + 1,
              registration: try Registration(Self.token(number)), text: Self.filled(number))
          }
          read += part.count
          post.yield(.read(part, isEnd: read == count, at: elapsed()))
        case .write(let step):
          guard let history, let recorded else {
            post.yield(.written(at: elapsed()))
            continue
          }
          disk.async {
            let result = Result { try history.write(step, of: recorded, at: Self.now) }
            if case .success(.journal) = result { post.yield(.written(at: elapsed())) }
          }
        case .send(let number, let request):
          transport.begin(request, token: bearer) {
            post.yield(.answered(number, $0, at: elapsed(), chance: 0))
          }
        case .wake(let moment):
          Task {
            try await Task.sleep(for: moment - elapsed())
            post.yield(.woken(at: elapsed()))
          }
        case .pause(_, let failure):
          print(failure.description)
          throw Wrong()
        case .renewToken: throw Wrong()
        case .report: continue
        case .finish(let end):
          guard end.tally.accepted == count else { throw Wrong() }
          return await transport.shutdown()
        }
      }
    }
    throw Wrong()
  }

  static func token(_ number: Int) -> String { "device\(number):APA91bBenchmark\(number)" }

  private static func filled(_ number: Int) -> String {
    #"{"notification":{"title":"Your order is on its way","body":"Good news, customer \#(number): your parcel "#
      + #"arrives today by 18:00."},"data":{"order_id":"\#(number)"},"token":"\#(token(number))"}"#
  }

  private static var now: JournalTime {
    JournalTime(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
  }
}
