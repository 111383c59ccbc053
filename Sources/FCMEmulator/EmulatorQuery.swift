import TextEncodings

/// The parameters of a request, in either spelling: `page_size`, `pageSize`; of several the last one counts.
struct EmulatorQuery: Hashable {
  private var values: [String: String] = [:]
  /// As they are written.
  private(set) var names: [String] = []

  init(_ text: String?) {
    for pair in (text ?? "").split(separator: "&") {
      let equals = pair.firstIndex(of: "=") ?? pair.endIndex
      guard let name = PercentEncoding.decoding(pair[..<equals]),
        let value = PercentEncoding.decoding(pair[equals...].dropFirst())
      else {
        names.append(String(pair))
        continue
      }
      names.append(name)
      values[Self.plain(name)] = value
    }
  }

  /// Parameters that are known already.
  init(_ parameters: [(key: String, value: String)]) {
    for parameter in parameters {
      names.append(parameter.key)
      values[Self.plain(parameter.key)] = parameter.value
    }
  }

  /// Those of these names that are there, as an address has them.
  func text(of names: [String]) -> String {
    names.compactMap { name in
      self[name].map {
        "\(name)=\(PercentEncoding.encoding($0, keeping: PercentEncoding.isUnreserved))"
      }
    }.joined(separator: "&")
  }

  /// The first parameter that isn't one of these.
  func stranger(to known: [String]) -> String? {
    let plain = Set(known.map(Self.plain))
    return names.first { !plain.contains(Self.plain($0)) }
  }

  /// The same without a parameter.
  func without(_ name: String) -> EmulatorQuery {
    var rest = self
    rest.values[Self.plain(name)] = nil
    return rest
  }

  subscript(name: String) -> String? { values[Self.plain(name)] }

  /// `nil` if it is there and no such number.
  func count(_ name: String, standard: Int, limit: Int) -> Int? {
    guard let text = self[name], !text.isEmpty, text != "0" else { return standard }
    guard let number = Int(text), number > 0 else { return nil }
    return min(number, limit)
  }

  private static func plain(_ name: String) -> String {
    String(name.filter { $0 != "_" }).lowercased()
  }
}
