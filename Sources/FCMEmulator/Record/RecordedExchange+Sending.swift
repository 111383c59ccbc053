extension RecordedExchange {
  /// A request as it is sent to an emulator that runs.
  public struct Sent: Hashable, Sendable {
    /// `POST`, `GET`.
    public var method: String
    /// With its parameters, encoded as in an address.
    public var target: String
    /// By their names.
    public var headers: [String: String]
    public var body: [UInt8]
  }

  /// `nil` for a request whose credentials were refused: no record has them.
  public var sent: Sent? {
    guard credentials != .refused else { return nil }
    let query = request.query.text(of: Self.parameters)
    var headers = ["Content-Type": "application/json"]
    if credentials == .taken { headers["Authorization"] = "Bearer replayed" }
    if let behavior = request.behavior { headers[AskedBehavior.header] = behavior }
    return Sent(
      method: request.method, target: query.isEmpty ? request.path : "\(request.path)?\(query)",
      headers: headers, body: request.body)
  }

  /// An answer that came over a connection; `nil` for the status if the connection was cut.
  public func received(status: Int?, retryAfter: Int?, body: [UInt8]) -> Answer {
    guard let status else {
      // Where it was cut can't be told from here.
      return answer.ending == nil ? Answer(status: 0, body: "", ending: "cut") : answer
    }
    return Answer(status: status, body: Self.plain(body), retryAfter: retryAfter)
  }
}
