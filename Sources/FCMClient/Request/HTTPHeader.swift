/// One header field of a request or an answer.
public struct HTTPHeader: Hashable, Sendable {
  public var name: String
  public var value: String

  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

extension [HTTPHeader] {
  /// The first value under that name, in any spelling of its case.
  subscript(name: String) -> String? {
    let name = name.lowercased()
    return first { $0.name.lowercased() == name }?.value
  }
}
