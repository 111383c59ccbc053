import TextEncodings

/// The fields of a body of type `application/x-www-form-urlencoded`.
struct TokenForm {
  private var fields: [String: String] = [:]

  /// A field that cannot be read is as good as missing.
  init(_ body: [UInt8]) {
    for pair in String(decoding: body, as: UTF8.self).split(separator: "&") {
      let equals = pair.firstIndex(of: "=") ?? pair.endIndex
      let name = Self.decoding(pair[..<equals])
      guard let name, let value = Self.decoding(pair[equals...].dropFirst()) else { continue }
      fields[name] = value
    }
  }

  subscript(name: String) -> String? { fields[name] }

  private static func decoding(_ text: Substring) -> String? {
    PercentEncoding.decoding(Substring(String(text.map { $0 == "+" ? " " : $0 })))
  }
}
