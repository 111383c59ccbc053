import PushMessages

extension SendRequest {
  /// The keys of the map at a path such as `message.android.data`, in the message's order; none if
  /// there is no object.
  ///
  /// A path's names match in both spellings that FCM reads, `snake_case` and
  /// `lowerCamelCase`.
  public func keysOfMap(at path: String) -> [String] {
    let names = path.split(separator: ".")
    guard names.first == "message" else { return [] }
    var value: JSONNode? = message
    for name in names.dropFirst() {
      let spelling = Self.withoutCase(name)
      value = value?.members?.last { Self.withoutCase($0.key) == spelling }?.value
    }
    return value?.members?.map(\.key) ?? []
  }

  private static func withoutCase(_ name: some StringProtocol) -> String {
    String(name.filter { $0 != "_" }).lowercased()
  }
}
