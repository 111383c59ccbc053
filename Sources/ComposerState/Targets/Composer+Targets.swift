import Drafts
import FCMClient
import PushMessages
import SendPolicy
import Workspace

extension Composer {
  /// What was sent is read for it each time, because other programs send too; drafts may have changed since the last time.
  mutating func openTargets() -> [Effect] {
    notice = nil
    let isReading = history.isReading
    open(TargetPicker(knownTargets, isReading: isReading))
    return [.readHistory, .findTargets]
  }

  /// The message goes there and nowhere else.
  mutating func take(_ entry: TargetEntry) {
    let others = setTargets.filter { $0 != targetKind }
    let hidden = others.map { phrase(of: $0) }
    change { composer in
      // A message has one target.
      for kind in others { try composer.removeTarget(kind) }
      try composer.write("", to: .target)
      composer.focus.show(entry.kind)
      try composer.write(entry.value, to: .target)
    }
    focus.move(to: .target, in: .target)
    guard !hidden.isEmpty, targetText(entry.kind) == entry.value else { return }
    notice = Notice(
      .warning,
      "A message has one target: removed \(hidden.joined(separator: ", ")) too",
      offers: [.undo]
    )
  }

  private mutating func removeTarget(
    _ kind: TargetKind
  ) throws(MessageDocument.EditRefusal) {
    guard kind == .list else { return try draft.set(nil, at: kind.path) }
    draft.note { $0.list = nil }
  }

  var knownTargets: [TargetEntry] {
    var entries = (profile.choice.profile?.testTargets ?? []).map {
      TargetEntry(
        kind: TargetKind(rawValue: $0.target.fieldName) ?? .token, value: $0.address,
        device: $0.name)
    }
    for past in (history.sends ?? []).prefix(Self.knownSends) {
      guard let (kind, value) = past.target else { continue }
      if let index = entries.firstIndex(where: { $0.kind == kind && $0.value == value }) {
        // The newest comes first.
        if entries[index].last == nil { entries[index].last = past }
      } else {
        entries.append(TargetEntry(kind: kind, value: value, last: past))
      }
    }
    return entries
  }

  /// How far back the list goes.
  private static let knownSends = 500
}

extension PastSend {
  /// Where it went, as the message said it; `nil` where that cannot be read.
  fileprivate var target: (TargetKind, String)? {
    guard let message = try? JSONNode(strict: intent.payload) else { return nil }
    for kind in TargetKind.fields {
      if let value = message[kind.rawValue]?.string, !value.isEmpty { return (kind, value) }
    }
    return nil
  }
}
