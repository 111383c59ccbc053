internal import PushMessages

/// What a program says and its SDK doesn't send.
extension SDKMessage {
  /// Python's SDK sends of its objects no member that is None, an empty list or an empty dictionary.
  mutating func leaveOutEmpty(_ node: inout JSONNode, at path: FieldPath) {
    // An empty list of targets is named by itself.
    let isTarget = { (member: JSONNode.Member) in
      path == FieldPath() && ["tokens", "fids"].contains(member.key)
    }
    let empty = (node.members ?? []).filter { $0.value.isEmpty && !isTarget($0) }
    guard !empty.isEmpty else { return }
    for member in empty {
      note(
        .repair,
        "\(path.appending(member.key)) isn't sent, because \(language.sdk) sends no None, [] or {}",
        member.keyRange.lowerBound)
    }
    node.kind = .object((node.members ?? []).filter { !$0.value.isEmpty || isTarget($0) })
  }

  /// Go's SDK sends no target that is an empty text, as its fields are that a program doesn't set.
  mutating func leaveOutEmptyTargets(_ node: inout JSONNode, at path: FieldPath) {
    guard path == FieldPath() else { return }
    let targets = ["topic", "token", "condition", "fid"]
    let empty = (node.members ?? []).filter {
      targets.contains($0.key) && $0.value.string?.isEmpty ?? false
    }
    for member in empty {
      note(
        .repair, "\(member.key) isn't sent, because \(language.sdk) sends no empty target",
        member.keyRange.lowerBound)
    }
    let keys = Set(empty.map(\.key))
    node.kind = .object((node.members ?? []).filter { !keys.contains($0.key) })
  }

  /// The .NET SDK always sends a time, and the year 1 if the program sets none.
  mutating func noteFirstYear(_ node: JSONNode, at path: FieldPath) {
    let place = path.appending("event_time").description
    // A time that isn't in the text is set all the same.
    let isSet = notes.contains { finding in
      guard case .loss(let loss) = finding.kind else { return false }
      return loss.name == place && node.range.contains(finding.offset)
    }
    guard path == "android.notification", node["event_time"] == nil, !isSet else { return }
    note(
      .repair,
      "\(language.sdk) sends \(path.appending("event_time")) 0001-01-01T00:00:00Z here; the draft has no time",
      node.range.lowerBound)
  }
}

extension JSONNode {
  fileprivate var isEmpty: Bool {
    kind == .null || elements?.isEmpty ?? false || members?.isEmpty ?? false
  }

  /// Takes `/topics/` from a message's topic, as all the SDKs do, and says so.
  mutating func removeTopicPrefix(_ language: CodeLanguage) -> JSONReader.Finding? {
    guard var members, let index = members.lastIndex(where: { $0.key == "topic" }),
      let topic = members[index].value.string, topic.hasPrefix("/topics/")
    else { return nil }
    let name = String(topic.dropFirst("/topics/".count))
    members[index].value.kind = .string(name)
    kind = .object(members)
    return JSONReader.Finding(
      severity: .repair,
      sentence: "topic: now \(JSONText.quoted(name)), as \(language.sdk) sends it",
      offset: members[index].value.range.lowerBound)
  }
}
