public import FCMClient
internal import PushMessages

extension SendIntent {
  /// The hash of the message without its target, to tell what of it has changed.
  public var untargetedHash: String? {
    MessageDocument(text: "{\"message\": \(payload)}").untargetedHash(project)
  }
}

extension SendCase {
  /// The same of a draft.
  var untargetedHash: String? { project.flatMap(document.untargetedHash) }
}

extension MessageDocument {
  /// Without the time for Apple, too, which is computed when the message leaves.
  fileprivate func untargetedHash(_ project: ProjectID) -> String? {
    let targets = Message.Target.fieldNames.map { FieldPath([.key($0)]) }
    return message.map {
      PayloadHash(project: project, message: $0, computed: targets + [PayloadHash.expiration])
        .description
    }
  }
}
