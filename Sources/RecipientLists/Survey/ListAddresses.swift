/// Where URLs in the messages of a list lead, if their hosts come from the list.
public struct ListAddresses: Hashable, Sendable {
  /// A URL up to the end of its host, and the key of its value in the message.
  public struct Address: Hashable, Sendable {
    public var key: String
    public var text: String
  }

  /// So many different ones are kept; a list that has more says that it has.
  public static let most = 1000

  /// In the order in which they first appear.
  public private(set) var found: [Address] = []
  /// Whether there are more than those that are kept.
  public private(set) var hasMore = false
  private var known: Set<Address> = []

  mutating func note(_ address: Address) {
    guard !hasMore, !known.contains(address) else { return }
    guard known.count < Self.most else {
      hasMore = true
      return
    }
    known.insert(address)
    found.append(address)
  }
}
