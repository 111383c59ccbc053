internal import Drafts
internal import PushMessages
internal import Synchronization

/// The forms that were asked for last: one draft's forms are asked for dozens of times between two keys.
///
/// A form follows from its key alone, so whoever asks cannot tell whether it was made anew.
enum FormMemo {
  struct Key: Equatable {
    var pane: Pane
    var document: MessageDocument
    var targetKind: TargetKind
    var linked: Set<LinkedText>
    var expiresIn: Int?
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

  /// All forms of two drafts: the present one, and the one that it is compared with.
  private static let limit = 8
  private static let made = Mutex<[Entry]>([])

  static func form(of key: Key) -> Form {
    if let found = made.withLock({ $0.last { $0.key == key }?.form }) { return found }
    let form = Form(
      key.pane, document: key.document, targetKind: key.targetKind, linked: key.linked,
      expiresIn: key.expiresIn)
    made.withLock {
      $0.append(Entry(key, form))
      if $0.count > limit { $0.removeFirst() }
    }
    return form
  }
}
