internal import PushMessages

/// Makes the tree of a draft from what was found, and notes what it changes.
struct DraftTree {
  let found: FoundPayload
  /// Whether FCM's fields get their snake_case names.
  let isUnifying: Bool
  /// The request; `nil` until it is made.
  private(set) var root: JSONNode?
  /// With places in the text that the payload was read from.
  private(set) var notes: [JSONReader.Finding] = []

  init(request found: FoundPayload, isUnifying: Bool) {
    self.found = found
    self.isUnifying = isUnifying
  }

  mutating func convert() {
    switch found.payload {
    case .request: root = withoutSecrets(found.root)
    case .message: root = request(around: found.root)
    case .code(.node): root = convertedNode()
    case .code: root = request(around: found.root)
    case .legacy:
      var payload = LegacyPayload(found.root)
      root = payload.converted()
      notes += payload.notes
    }
    guard isUnifying, let node = root else { return }
    var spelling = FieldSpelling()
    root = spelling.unified(node)
    notes += spelling.notes
  }

  /// The Node.js SDK takes the message alone, and puts it into the request itself.
  private mutating func convertedNode() -> JSONNode {
    let isRequest = found.root["message"]?.members != nil
    var request = isRequest ? found.root : request(around: found.root)
    guard var members = request.members,
      let index = members.lastIndex(where: { $0.key == "message" })
    else { return request }
    var message = NodeMessage()
    members[index].value = message.converted(members[index].value)
    notes += message.notes
    request.kind = .object(members)
    return request
  }

  private mutating func request(around message: JSONNode) -> JSONNode {
    if found.payload == .message {
      notes.append(
        .init(
          severity: .repair,
          sentence: "the message had no request around it: Pushwright put it into {\"message\": …}",
          offset: message.range.lowerBound))
    }
    let members = message.members ?? []
    let names: Set<String> = ["validate_only", "validateOnly"]
    let own = message.with(.object(members.filter { !names.contains($0.key) }))
    let start = message.range.lowerBound
    let member = JSONNode.Member(key: "message", keyRange: start..<start, value: own)
    return message.with(.object(members.filter { names.contains($0.key) } + [member]))
  }

  /// What a log or a client's file says beside the message may be a secret: of members that name one nothing is kept.
  private mutating func withoutSecrets(_ request: JSONNode) -> JSONNode {
    guard let members = request.members else { return request }
    var kept: [JSONNode.Member] = []
    for member in members {
      guard member.key != "message", let secret = SecretMember.found(in: member) else {
        kept.append(member)
        continue
      }
      notes.append(
        .init(
          severity: .warning,
          sentence: "\(member.key) beside the message holds \(secret), so it was left out",
          offset: member.keyRange.lowerBound))
    }
    return kept.count == members.count ? request : request.with(.object(kept))
  }
}
