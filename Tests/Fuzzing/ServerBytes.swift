import FCMClient

/// An answer of a server in the fuzzer's form: a line with the status, lines of headers, an empty one, and the body.
struct ServerBytes {
  let status: Int
  let headers: [HTTPHeader]
  let body: [UInt8]

  init(_ bytes: [UInt8]) {
    var lines = bytes[...]
    func line() -> String? {
      guard let end = lines.firstIndex(of: 0x0A) else { return nil }
      defer { lines = lines[(end + 1)...] }
      return String(decoding: lines[..<end], as: UTF8.self)
    }
    // A server can send three digits and no more.
    status = line().flatMap { UInt16($0) }.map { Int($0 % 1000) } ?? 200
    var headers: [HTTPHeader] = []
    while let header = line(), !header.isEmpty {
      let parts = header.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      headers.append(HTTPHeader(name: String(parts[0]), value: String(parts[1].drop { $0 == " " })))
    }
    self.headers = headers
    body = Array(lines)
  }

  var answer: APIAnswer {
    APIAnswer(status: status, headers: headers, body: body, sentWith: BearerToken("ya29.secret"))
  }
}
