internal import AsyncHTTPClient
internal import NIOCore
internal import NIOHTTP1

/// Asks servers for images, to learn whether a device would get them; the images themselves are thrown away.
///
/// Nothing of FCM's goes along: no token, no cookie. Threads and sockets come with the first question; ``shutdown()`` has
/// to be called once one was asked.
public struct ImageProbe: Sendable {
  /// What a server said of an image.
  public struct Answer: Hashable, Sendable {
    /// The HTTP status; `nil` where there was no answer.
    public var status: Int?
    /// Why there was none; lower-case, without a full stop.
    public var failure: String?
    /// The media type without parameters, lower-case: `image/png`.
    public var mediaType: String?
    /// The length that the server names, or that was read of it; never more than ``readLimit`` where it was read.
    public var byteCount: Int?
  }

  /// What is read at most of an image, in bytes: one more than Android's SDK takes.
  public static let readLimit = (1 << 20) + 1

  private static let deadline = Duration.seconds(10)
  private static let redirectLimit = 5
  /// A campaign's drafts may name hundreds of images, often all on one server.
  private static let questionsAtOnce = 8

  private let settings: TransportSettings
  private let clients: HTTPClients

  /// Costs nothing until the first question.
  public init(settings: TransportSettings = .standard) {
    self.settings = settings
    clients = HTTPClients(
      trust: settings.trust, redirects: .follow(max: Self.redirectLimit, allowCycles: false))
  }

  /// Asks for each address once, some at a time, and never longer than ten seconds for one of them.
  public func answers(to addresses: [String]) async -> [String: Answer] {
    var waiting = Set(addresses).sorted()[...]
    return await withTaskGroup(of: (String, Answer).self) { group in
      var answers: [String: Answer] = [:]
      for _ in 0..<Self.questionsAtOnce {
        guard let address = waiting.popFirst() else { break }
        group.addTask { (address, await answer(to: address)) }
      }
      for await (address, answer) in group {
        answers[address] = answer
        guard let next = waiting.popFirst() else { continue }
        group.addTask { (next, await self.answer(to: next)) }
      }
      return answers
    }
  }

  /// Closes every connection; questions under way have no answer, later ones are not asked.
  public func shutdown() async {
    await clients.shutdown()
  }

  private func answer(to address: String) async -> Answer {
    // AsyncHTTPClient would also talk to a socket of this machine, `http+unix://`.
    let isWeb = ["https://", "http://"].contains { address.lowercased().hasPrefix($0) }
    guard isWeb else { return Answer(failure: "it is no http or https address") }
    do {
      let route = try proxy(for: address)
      return try await Deadline(duration: Self.deadline).limit { [clients] in
        try await Self.exchange(address, client: try clients.client(for: route))
      }
    } catch {
      return Answer(failure: Self.reason(for: error))
    }
  }

  /// The proxy of the environment is for what leaves this machine encrypted.
  private func proxy(for address: String) throws -> ProxyAddress? {
    guard let url = try? ExchangeURL(parsing: address) else { return nil }
    return try settings.proxies.proxy(for: url)
  }

  private static func exchange(_ address: String, client: HTTPClient) async throws -> Answer {
    var request = HTTPClientRequest(url: address)
    request.headers.add(name: "Accept", value: "image/*, */*;q=0.5")
    let response = try await client.execute(request, deadline: .distantFuture)
    var answer = Answer(
      status: Int(response.status.code), mediaType: mediaType(of: response.headers))
    if let length = response.headers.first(name: "Content-Length").flatMap({ Int($0) }) {
      answer.byteCount = length
    } else if (200...299).contains(response.status.code) {
      var count = 0
      for try await part in response.body {
        count += part.readableBytes
        // Leaving the loop ends the exchange: the rest stays with the server.
        if count >= readLimit { break }
      }
      answer.byteCount = min(count, readLimit)
    }
    return answer
  }

  private static func mediaType(of headers: HTTPHeaders) -> String? {
    guard let field = headers.first(name: "Content-Type") else { return nil }
    let type = field.prefix { $0 != ";" }.filter { !$0.isWhitespace }.lowercased()
    return type.isEmpty ? nil : type
  }
}
