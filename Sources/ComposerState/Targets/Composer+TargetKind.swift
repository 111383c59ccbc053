import PushMessages

/// Topic, token, condition or installation: a message has one of them, a draft may have several.
extension Composer {
  /// The kinds of which the draft holds something.
  var setTargets: [TargetKind] {
    TargetKind.allCases.filter { kind in
      guard let node = document.node(at: kind.path), node.kind != .null else { return false }
      return node.string?.isEmpty != true
    }
  }

  /// `topic news`, of a token the end only.
  func phrase(of kind: TargetKind) -> String {
    guard let node = document.node(at: kind.path) else { return kind.rawValue }
    let value = node.string ?? JSONText.compact(node)
    return "\(kind.rawValue) \(TargetEntry(kind: kind, value: value).shortValue)"
  }

  /// The text goes along, unless it would take the place of another one: then that is shown, and both stay.
  mutating func chooseTarget(_ next: TargetKind) {
    let set = setTargets
    let before = targetKind
    let text = document.string(at: before.path) ?? ""
    guard !set.contains(next), !(set.contains(before) && text.isEmpty) else {
      targetKind = next
      let others = set.filter { $0 != next }.map { phrase(of: $0) }
      guard !others.isEmpty else { return }
      notice = Notice(
        .warning,
        "\(others.joined(separator: ", ").capitalizedFirst) stays in the draft too, and FCM takes one target: empty the other"
      )
      return
    }
    change { draft in
      try draft.write("", to: .target)
      draft.targetKind = next
      try draft.write(text, to: .target)
    }
  }
}
