internal import Hummingbird
internal import NIOCore

/// Carries requests from the server to ``EmulatedFCM`` and its answers back.
struct EmulatorResponder: HTTPResponder {
  typealias Context = BasicRequestContext

  let fcm: EmulatedFCM

  func respond(to request: Request, context: Context) async throws -> Response {
    Self.response(await answer(to: request))
  }

  private func answer(to request: Request) async -> EmulatorAnswer {
    guard request.method == .post else { return .notFound }
    var request = request
    guard let body = try? await request.collectBody(upTo: EmulatedFCM.longestBody) else {
      return .tooLong(limit: EmulatedFCM.longestBody)
    }
    return fcm.answer(
      path: request.uri.path,
      authorization: request.headers[.authorization],
      body: Array(body.readableBytesView))
  }

  private static func response(_ answer: EmulatorAnswer) -> Response {
    Response(
      status: HTTPResponse.Status(code: answer.status),
      headers: [.contentType: "application/json; charset=UTF-8"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: answer.body)))
  }
}
