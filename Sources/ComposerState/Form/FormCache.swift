internal import Drafts
internal import PushMessages
internal import Synchronization

/// The forms of one draft that were asked for last: they are asked for dozens of times between two keys.
///
/// A form follows from its key alone, so drafts are equal whatever their caches hold, and copies of a draft share one.
final class FormCache: Hashable, Sendable {
  struct Key: Equatable {
    var pane: Pane
    var document: MessageDocument
    var targetKind: TargetKind
    var linked: Set<LinkedText>
    var expiresIn: Int?
    var list: String?
  }

  /// One object, so that looking for a form copies none.
  private final class Entry: Sendable {
    let key: Key
    let form: Form

    init(_ key: Key, _ form: Form) {
      self.key = key
      self.form = form
    }
  }

  /// All forms of two versions of the draft: the present one, and the one that it is compared with.
  private static let limit = 8
  private let made = Mutex<[Entry]>([])

  func form(of key: Key) -> Form {
    if let found = made.withLock({ $0.last { $0.key == key }?.form }) { return found }
    let form = Form(
      key.pane, document: key.document, targetKind: key.targetKind, linked: key.linked,
      expiresIn: key.expiresIn, list: key.list)
    made.withLock {
      $0.append(Entry(key, form))
      if $0.count > Self.limit { $0.removeFirst() }
    }
    return form
  }

  static func == (_: FormCache, _: FormCache) -> Bool { true }

  func hash(into _: inout Hasher) {}
}
