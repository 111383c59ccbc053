/// A JSON value with its place, in UTF-8 bytes from the start of the text.
struct JSONNode {
  enum Kind {
    case object([Member])
    case array([JSONNode])
    case text(String)
    /// As it is written.
    case number(String)
    case boolean(Bool)
    case null
  }

  struct Member {
    var key: String
    /// Where the key stands.
    var offset: Int
    var value: JSONNode
  }

  var kind: Kind
  var offset: Int

  var members: [Member]? {
    guard case .object(let members) = kind else { return nil }
    return members
  }

  var text: String? {
    guard case .text(let text) = kind else { return nil }
    return text
  }
}
