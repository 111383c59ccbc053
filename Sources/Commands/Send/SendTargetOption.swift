internal import PushMessages

/// A target that the command line names in the place of the draft's own.
struct SendTargetOption: Hashable, Sendable {
  /// `token`, `fid`, `topic` or `condition`.
  var field: String
  var text: String

  /// The document with this target and no other.
  func taken(by document: MessageDocument) -> MessageDocument {
    var document = document
    for field in Message.Target.fieldNames where field != self.field {
      try? document.set(nil, at: Self.path(field))
    }
    try? document.set(.string(text), at: Self.path(field))
    return document
  }

  private static func path(_ field: String) -> FieldPath { FieldPath([.key(field)]) }
}
