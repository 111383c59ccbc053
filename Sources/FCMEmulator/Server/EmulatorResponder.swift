internal import Hummingbird
internal import NIOCore

/// Carries requests from the server to ``EmulatedFCM`` and ``TokenEndpoint``, and their answers back.
struct EmulatorResponder: HTTPResponder {
  /// What belongs to a request besides its parts: the connection that it came over.
  struct Context: RequestContext {
    var coreContext: CoreRequestContextStorage
    let channel: any Channel

    init(source: ApplicationRequestContextSource) {
      coreContext = CoreRequestContextStorage(source: source)
      channel = source.channel
    }
  }

  /// Thrown into the server where a connection was cut on purpose.
  struct ConnectionCut: Error {}

  let fcm: EmulatedFCM
  let tokens: TokenEndpoint
  let metadata: EmulatedMetadata
  let console: EmulatorConsole
  let gateway: EmulatorGateway?
  let recorder: EmulatorRecorder?
  let limits: EmulatorLimits
  let beforeAnswering: @Sendable () async -> Void

  func respond(to request: Request, context: Context) async throws -> Response {
    let answer = await answer(to: request, context: context)
    await beforeAnswering()
    if answer.delay > 0 { try await Task.sleep(for: .seconds(answer.delay)) }
    switch answer.ending {
    case .open: return Self.response(answer)
    case .withinTheAnswer: return Self.half(of: answer, over: context.channel)
    case .beforeTheAnswer:
      try await context.channel.connection.close()
      throw ConnectionCut()
    }
  }

  private func answer(to request: Request, context: Context) async -> EmulatorAnswer {
    let behavior = request.headers[text: AskedBehavior.header]
    if let behavior, EmulatedBehavior(name: behavior) == .cutBeforeReading {
      return .cutBeforeReading
    }
    if let gateway,
      let host = BrowserRequest.proxiedHost(
        request, port: context.channel.localAddress?.port)
    {
      gateway.refused(host)
      return .otherHost
    }
    guard !BrowserRequest.isOne(request) || console.isPage(request) else { return .fromBrowser }
    var request = request
    // A body that comes byte by byte, or has no end, holds a connection for so long and no longer.
    let end = context.channel.eventLoop.scheduleTask(in: .seconds(limits.requestSeconds)) {
      context.channel.close(promise: nil)
    }
    let body: ByteBuffer
    do {
      body = try await request.collectBody(upTo: EmulatedFCM.longestBody)
    } catch {
      let isTooLong = error is NIOTooManyBytesError || (error as? HTTPError)?.status.code == 413
      return isTooLong ? .tooLong(limit: EmulatedFCM.longestBody) : .unreadableBody
    }
    end.cancel()
    let bytes = Array(body.readableBytesView)
    let asked = EmulatorRequest(
      method: request.method.rawValue, path: request.uri.path,
      query: EmulatorQuery(request.uri.query), authorization: request.headers[.authorization],
      quotaProject: request.headers[text: "X-Goog-User-Project"], behavior: behavior,
      flavor: request.headers[text: "Metadata-Flavor"], body: bytes)
    if asked.path == RunningEmulator.tokenPath, asked.method == "POST" {
      let url = RunningEmulator.tokenURL(port: context.channel.localAddress?.port ?? 0)
      return await tokens.answer(to: bytes, url: url, behavior: behavior)
    }
    if EmulatedMetadata.isAsked(asked) { return metadata.answer(asked) }
    if EmulatorConsole.isAsked(asked) {
      let answer = await console.answer(asked)
      recorder?.note(asked, answer)
      return answer
    }
    return recorder?.answer(asked, by: fcm) ?? fcm.answer(asked)
  }

  private static func response(_ answer: EmulatorAnswer) -> Response {
    Response(
      status: HTTPResponse.Status(code: answer.status), headers: headers(answer),
      body: ResponseBody(byteBuffer: ByteBuffer(string: answer.body)))
  }

  /// The whole body is promised, half of it is written.
  private static func half(of answer: EmulatorAnswer, over channel: any Channel) -> Response {
    let bytes = Array(answer.body.utf8)
    let body = ResponseBody(contentLength: bytes.count) { writer in
      try await writer.write(ByteBuffer(bytes: bytes.prefix(bytes.count / 2)))
      try await channel.connection.close()
      throw ConnectionCut()
    }
    return Response(
      status: HTTPResponse.Status(code: answer.status), headers: headers(answer), body: body)
  }

  private static func headers(_ answer: EmulatorAnswer) -> HTTPFields {
    var headers: HTTPFields = [.contentType: answer.kind.rawValue]
    if let policy = answer.policy {
      headers[text: "Content-Security-Policy"] = policy
      headers[text: "X-Content-Type-Options"] = "nosniff"
      headers[text: "Referrer-Policy"] = "no-referrer"
    }
    if answer.isMetadata { headers[text: "Metadata-Flavor"] = EmulatedMetadata.flavor }
    if let retryAfter = answer.retryAfter { headers[.retryAfter] = "\(retryAfter)" }
    return headers
  }
}

extension HTTPFields {
  /// The value under a name that HTTP itself does not know.
  subscript(text name: String) -> String? {
    get { Element.Name(name).flatMap { self[$0] } }
    set {
      if let name = Element.Name(name) { self[name] = newValue }
    }
  }
}

extension Channel {
  /// The connection that a request came over: of HTTP/2, where each request has a channel of its own, the one around it.
  fileprivate var connection: any Channel {
    // The connection's own parent is the server.
    if let parent, parent.parent != nil { parent } else { self }
  }
}
