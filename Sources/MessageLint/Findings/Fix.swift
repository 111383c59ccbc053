public import PushMessages

/// A change of the draft that mends a finding, or one way to.
///
/// A fix is a proposal: the caller shows it before applying it.
public struct Fix: Hashable, Sendable {
  public enum Edit: Hashable, Sendable {
    /// Puts the value at the path, making the objects on the way there.
    case set(FieldPath, JSONValue)
    /// Takes the field out of the message.
    case remove(FieldPath)
    /// Takes the field's value to another path, unless something stands there already.
    case move(FieldPath, to: FieldPath)
  }

  /// What it does, for a menu: `write "4711" as text`.
  public var title: String
  /// In the order in which they are made.
  public var edits: [Edit]

  public init(_ title: String, _ edits: Edit...) {
    self.title = title
    self.edits = edits
  }

  /// The draft with the change made; `nil` if it cannot be made, or would change nothing.
  public func applied(to document: MessageDocument) -> MessageDocument? {
    var changed = document
    do throws(MessageDocument.EditRefusal) {
      for edit in edits { try changed.make(edit) }
    } catch {
      return nil
    }
    return changed.text == document.text ? nil : changed
  }
}

extension MessageDocument {
  /// The place of a field among the members of its object; `nil` if several have its name.
  private func onlyMember(at path: FieldPath) -> Int? {
    guard case .key(let key)? = path.components.last,
      let members = node(at: path.parent ?? path)?.members
    else { return nil }
    let own = members.indices.filter { members[$0].key == key }
    return own.count == 1 ? own.first : nil
  }

  fileprivate mutating func make(_ edit: Fix.Edit) throws(EditRefusal) {
    switch edit {
    case .set(let path, let value): try set(value, at: path)
    case .remove(let path): try set(nil, at: path)
    case .move(let path, let target):
      guard let node = node(at: path) else { return }
      guard self.node(at: target) == nil else {
        throw EditRefusal(sentence: "\(target) is already set")
      }
      if let index = onlyMember(at: path), case .key(let key)? = target.components.last,
        let parent = path.parent, parent == target.parent
      {
        // In the same object the field keeps its place.
        renameMember(index, of: parent, to: key)
        return
      }
      let value = JSONValue(node)
      // The new place is made first: removing may take an emptied object along.
      try set(value, at: target)
      try set(nil, at: path)
    }
  }
}
