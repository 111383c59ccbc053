/// A value of a property list, with its line.
struct PlistNode: Hashable, Sendable {
  struct Member: Hashable, Sendable {
    var key: String
    var value: PlistNode
    /// Of the key, counted from 1.
    var line: Int
  }

  indirect enum Kind: Hashable, Sendable {
    case text(String)
    case truth(Bool)
    case list([PlistNode])
    case dictionary([Member])
    /// Data, a date or a number.
    case other
  }

  var kind: Kind
  /// Counted from 1.
  var line: Int

  var text: String? {
    guard case .text(let text) = kind else { return nil }
    return text
  }

  /// `YES` of a build setting and `<true/>`.
  var truth: Bool? {
    switch kind {
    case .truth(let truth): truth
    case .text(let text) where text == "YES": true
    case .text(let text) where text == "NO": false
    default: nil
    }
  }

  var list: [PlistNode] {
    guard case .list(let nodes) = kind else { return [] }
    return nodes
  }

  /// The texts of a list, or the one text that a list of one is written as.
  var texts: [String] { text.map { [$0] } ?? list.compactMap(\.text) }

  var members: [Member] {
    guard case .dictionary(let members) = kind else { return [] }
    return members
  }

  /// The last one counts, as for Apple's readers.
  func member(_ key: String) -> Member? { members.last { $0.key == key } }

  subscript(key: String) -> PlistNode? { member(key)?.value }
}
