internal import AsyncHTTPClient
internal import FoundationEssentials
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix

/// Asks servers for images, to learn whether a device would get them; the images themselves are thrown away.
///
/// Nothing of FCM's goes along: no token, no cookie. Servers of private networks are not asked, whatever their names: a
/// draft may be a stranger's. A name is looked up once, and the address that was judged is the one that is asked. Through
/// a proxy, which looks names up itself, only those go that can be public and that aren't private here. Threads and
/// sockets come with the first question; ``shutdown()`` has to be called once one was asked.
public struct ImageProbe: Sendable {
  /// What a server said of an image.
  public struct Answer: Hashable, Sendable {
    /// The HTTP status; `nil` without an answer.
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
  private let mayAskThisMachine: Bool
  private let clients: HTTPClients
  /// The address of a name; waits for servers.
  private let lookUp: @Sendable (_ host: String) -> SocketAddress?

  /// Costs nothing until the first question.
  ///
  /// `mayAskThisMachine` is for projects whose FCM is on this machine too: demos and tests.
  public init(settings: TransportSettings = .standard, mayAskThisMachine: Bool = false) {
    self.init(settings: settings, mayAskThisMachine: mayAskThisMachine) {
      try? SocketAddress.makeAddressResolvingHost($0, port: 0)
    }
  }

  init(
    settings: TransportSettings = .standard, mayAskThisMachine: Bool = false,
    lookUp: @escaping @Sendable (_ host: String) -> SocketAddress?
  ) {
    self.lookUp = lookUp
    self.settings = settings
    self.mayAskThisMachine = mayAskThisMachine
    clients = HTTPClients(settings: settings)
  }

  /// Asks for each address once, some at a time, and never longer than ten seconds for one of them; ``SilentServers`` says
  /// which aren't asked for at all.
  public func answers(to addresses: [String]) async -> [String: Answer] {
    var waiting = Set(addresses).sorted()[...]
    return await withTaskGroup(of: (String, Answer).self) { group in
      var answers: [String: Answer] = [:]
      var silent = SilentServers()
      for _ in 0..<Self.questionsAtOnce {
        guard let address = waiting.popFirst() else { break }
        group.addTask { (address, await answer(to: address)) }
      }
      for await (address, answer) in group {
        answers[address] = answer
        if answer.failure == Self.lateness { silent.note(address) }
        while let next = waiting.popFirst() {
          if let objection = silent.objection(to: next) {
            answers[next] = Answer(failure: objection)
            continue
          }
          group.addTask { (next, await self.answer(to: next)) }
          break
        }
      }
      return answers
    }
  }

  /// Closes every connection; questions under way have no answer, later ones are not asked.
  public func shutdown() async {
    await clients.shutdown()
  }

  private func answer(to address: String) async -> Answer {
    do {
      return try await Deadline(duration: Self.deadline).limit { try await following(address) }
    } catch {
      return Answer(failure: Self.reason(for: error))
    }
  }

  /// Follows redirects by itself: each leads to another server that has to be judged.
  private func following(_ address: String) async throws -> Answer {
    var address = address
    var asked: Set<String> = []
    while asked.count <= Self.redirectLimit {
      guard asked.insert(address).inserted else { throw HTTPClientError.redirectCycleDetected }
      // AsyncHTTPClient would also talk to a socket of this machine, `http+unix://`.
      let isWeb = ["https://", "http://"].contains { address.lowercased().hasPrefix($0) }
      // It would end the program at a port that no server has.
      guard isWeb, let url = URL(string: address), let named = url.host, !named.isEmpty,
        (1...65535).contains(url.port ?? 80)
      else {
        return Answer(failure: "it isn't an http or https address")
      }
      // As AsyncHTTPClient calls it.
      let host = named.hasPrefix("[") ? String(named.dropFirst().prefix { $0 != "]" }) : named
      let route = try proxy(for: address)
      guard route != nil || url.scheme?.lowercased() == "https" || isDirect(host, url.port ?? 80)
      else {
        return Answer(
          failure: "not asked: Pushwright asks for https images only through a proxy")
      }
      let addresses = try await judgedAddresses(of: host, throughProxy: route != nil)
      let client = try clients.client(for: route, addresses: addresses)
      switch try await Self.exchange(address, client: client, through: route) {
      case .answer(let answer): return answer
      case .redirect(let location):
        guard let next = URL(string: location, relativeTo: url)?.absoluteURL else {
          throw HTTPClientError.invalidURL
        }
        address = next.absoluteString
      }
    }
    throw HTTPClientError.redirectLimitReached
  }

  /// The address of a host, by its name; none if it is an address itself, or if a proxy will look for it.
  private func judgedAddresses(
    of host: String, throughProxy isProxied: Bool
  ) async throws -> [String: String] {
    let isAddress = (try? SocketAddress(ipAddress: host, port: 0)) != nil
    let found = try await NIOThreadPool.singleton.runIfActive { [lookUp] in lookUp(host) }
    guard let address = found else {
      // Behind a proxy a machine often knows no public names.
      if isProxied, Self.canBePublic(host) { return [:] }
      guard !isProxied else {
        throw NetworkFailure.unreachable(
          because: "\(host) isn't a public name, and Pushwright asks only those")
      }
      throw NetworkFailure.unreachable(because: "no address found for \(host)")
    }
    switch AddressReach(address, own: AddressReach.own) {
    case .everywhere: break
    case .thisMachine where mayAskThisMachine: break
    case .thisMachine, .inside:
      throw NetworkFailure.unreachable(
        because:
          "\(address.ipAddress ?? host) isn't a public address, and Pushwright asks only those")
    }
    return isAddress || isProxied ? [:] : [host: address.ipAddress ?? host]
  }

  /// Whether a name may be one of the public internet: it has more than one part, and its last one is neither a number, of
  /// which a proxy may make an address, nor kept for other uses (RFC 6761, 6762, 7686, 8375, 9476 and ICANN's reservation
  /// of `internal`).
  static func canBePublic(_ host: String) -> Bool {
    let parts = host.lowercased().split(separator: ".")
    guard parts.count > 1, let end = parts.last else { return false }
    return end.first?.isNumber == false && !privateEnds.contains(end)
  }

  private static let privateEnds: Set<Substring> = [
    "localhost", "local", "localdomain", "internal", "intranet", "private", "corp", "home", "lan",
    "arpa",
    "test", "invalid", "example", "onion", "alt", "svc",
  ]

  /// The proxy of the environment is for what leaves this machine encrypted.
  private func proxy(for address: String) throws -> ProxyAddress? {
    guard let url = try? ExchangeURL(parsing: address) else { return nil }
    return try settings.proxies.proxy(for: url)
  }

  /// Whether the environment has no proxy for what goes to a host: where it has one, nothing goes past it.
  private func isDirect(_ host: String, _ port: Int) -> Bool {
    guard
      let url = try? ExchangeURL(
        parsing: "https://\(host.contains(":") ? "[\(host)]" : host):\(port)/")
    else { return false }
    return (try? settings.proxies.proxy(for: url)) == .some(nil)
  }

  private enum Step {
    case answer(Answer)
    case redirect(to: String)
  }

  private static func exchange(
    _ address: String, client: HTTPClient, through route: ProxyAddress?
  ) async throws -> Step {
    do {
      return try await exchange(address, client: client)
    } catch {
      throw NetworkFailure(
        error, hasLeft: true, isCancelled: Task.isCancelled, route: route)
    }
  }

  private static func exchange(_ address: String, client: HTTPClient) async throws -> Step {
    var request = HTTPClientRequest(url: address)
    request.headers.add(name: "Accept", value: "image/*, */*;q=0.5")
    let response = try await client.execute(request, deadline: .distantFuture)
    if [301, 302, 303, 307, 308].contains(response.status.code),
      let location = response.headers.first(name: "Location")
    {
      return .redirect(to: location)
    }
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
    return .answer(answer)
  }

  private static func mediaType(of headers: HTTPHeaders) -> String? {
    guard let field = headers.first(name: "Content-Type") else { return nil }
    let type = field.prefix { $0 != ";" }.filter { !$0.isWhitespace }.lowercased()
    return type.isEmpty ? nil : type
  }
}

extension ImageProbe {
  private static let lateness = "not in time"

  /// Why no answer came; lower-case, without a full stop.
  static func reason(for error: any Error) -> String {
    let failure = NetworkFailure(
      error, hasLeft: true, isCancelled: Task.isCancelled, route: nil)
    switch failure {
    case .unreachable(let reason), .interrupted(let reason): return reason
    case .insecure(let reason): return "no secure connection: \(reason)"
    case .tooFewFiles: return "too many files are open here"
    case .timedOut: return lateness
    case .answerTooLong(let limit): return "it has more than \(limit) bytes"
    case .cancelled: return "canceled"
    }
  }
}
