/// One header field of a request or an answer.
public struct HTTPHeader: Hashable, Sendable {
  /// In any case; HTTP/2 writes names in lower case.
  public var name: String
  /// Without the white space around it.
  public var value: String

  /// A field with that name and value.
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
