internal import MessageLint
internal import PushMessages

extension LostPart {
  /// As the notes beside a draft have it.
  var value: JSONValue {
    let members = [
      ("field", path?.description), ("sentence", sentence), ("code", code), ("place", placeName),
      ("extent", extent.rawValue),
    ]
    return .object(
      members.compactMap { name, text in text.map { JSONValue.Member(name, .string($0)) } })
  }

  private var placeName: String {
    switch place {
    case .named(let name): name
    case .position(let position): "\(position.line):\(position.column)"
    }
  }
}
