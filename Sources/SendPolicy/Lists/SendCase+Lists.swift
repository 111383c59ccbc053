import FCMClient
import PushMessages

extension SendCase {
  /// What ties dry run and send together: of a list it covers message and recipients.
  public var messageHash: String? {
    guard let list else { return payloadHash?.description }
    return project.map { list.hash(project: $0, computed: computedFields) }
  }

  /// What the history calls it.
  var kind: SendIntent.Kind {
    guard purpose == .send else { return .test }
    return list == nil ? .send : .list
  }

  /// As the history has it: a list's message has its placeholders and no recipient, in a dry run, too.
  func payload(_ outgoing: JSONValue, isDryRun: Bool) -> String {
    guard let list else { return JSONText.compact(outgoing) }
    let message = outgoing.withoutTarget
    guard !isDryRun else { return JSONText.compact(message) }
    let drafts = list.drafts.map { draft in
      JSONValue.Member(
        draft.tag,
        OutgoingMessage.value(draft.message, test: nil, expiresIn: expiresIn, now: now)
          .withoutTarget)
    }
    return list.sendList.payload(with: message, drafts: drafts)
  }

  /// The first text that it shows; of a list the one with the placeholders, since values may be personal.
  var title: String? {
    guard let list else { return ReviewedMessage(shown, in: locale)?.title }
    return PastSend.title(
      of: MessageDocument(text: "{\"message\": \(JSONText.compact(list.message))}"))
  }
}

extension JSONValue {
  fileprivate var withoutTarget: JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { !Message.Target.fieldNames.contains($0.key) })
  }
}
