import Drafts
import PushMessages

/// Topic, token, condition or installation: a message has one of them, a draft may have several.
extension Composer {
  /// The kinds of which the draft holds something.
  public var setTargets: [TargetKind] {
    TargetKind.allCases.filter { kind in
      if kind == .list { return notes.list != nil }
      guard let node = document.node(at: kind.path), node.kind != .null else { return false }
      return node.string?.isEmpty != true
    }
  }

  /// What the draft has as a target of that kind; `nil` if it has none.
  public func targetText(_ kind: TargetKind) -> String? {
    kind == .list ? notes.list : document.string(at: kind.path)
  }

  /// `topic news`, of a token the end only.
  func phrase(of kind: TargetKind) -> String {
    if kind == .list { return "list \(notes.list ?? "")" }
    guard let node = document.node(at: kind.path) else { return kind.rawValue }
    let value = node.string ?? JSONText.compact(node)
    return "\(kind.rawValue) \(TargetEntry(kind: kind, value: value).shortValue)"
  }

  /// Shows a kind of target.
  ///
  /// What is typed goes along if it can be one of that kind, and waits for its own kind if not.
  /// Where the draft has a target of that kind already, it is shown, and both stay.
  mutating func chooseTarget(_ next: TargetKind) {
    let set = setTargets
    let before = targetKind
    let text = targetText(before) ?? ""
    guard !set.contains(next), !(set.contains(before) && text.isEmpty) else {
      focus.show(next)
      let others = set.filter { $0 != next }.map { phrase(of: $0) }
      guard !others.isEmpty else { return }
      notice = Notice(
        .warning,
        "\(others.joined(separator: ", ").capitalizedFirst) is in the draft too, and FCM accepts one target: clear the other"
      )
      return
    }
    let fitting = text.isEmpty ? nil : before.text(text, as: next)
    let carried = fitting ?? putAsideTargets[next] ?? ""
    change { composer in
      try composer.write("", to: .target)
      composer.focus.show(next)
      try composer.write(carried, to: .target)
    }
    guard !text.isEmpty, fitting == nil else { return }
    focus.putAside(text, of: before)
    let short = TargetEntry(kind: before, value: text).shortValue
    notice = Notice(
      .warning,
      "Removed \(before.label) \(short), which can't be a \(next.rawValue); choose \(before.rawValue) again to restore it"
    )
  }
}

extension TargetKind {
  /// What a text of this kind is as another kind; `nil` if it makes no sense there.
  ///
  /// A topic is a condition of one topic. A text that is not of its own kind was meant for another one: a token that was
  /// typed as a topic.
  func text(_ text: String, as other: TargetKind) -> String? {
    if other == self { return text }
    let isOwn = TargetDiagnostic(text, self) == nil
    switch (self, other) {
    case (.topic, .condition) where isOwn: return "'\(text)' in topics"
    case (.condition, .topic) where isOwn:
      return text.firstMatch(of: Self.oneTopic)?.output.1.description
    case (.token, .fid), (.fid, .token): return text
    default: return !isOwn && TargetDiagnostic(text, other) == nil ? text : nil
    }
  }

  private static var oneTopic: Regex<(Substring, Substring)> { /^\s*'([^']+)' in topics\s*$/ }
}
