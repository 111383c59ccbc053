import PushMessages

/// A change on its way; only a ``TopicChangeRun`` has one, once its intent is in the journal.
public struct TopicChangeWork: CallWork {
  private let api: TopicAPI
  private let change: TopicChange
  /// Whether FCM has said that the subscription or the registration isn't there.
  private var isMissing = false

  init(_ change: TopicChange, _ api: TopicAPI, recordedAs _: WrittenIntent) {
    self.change = change
    self.api = api
  }

  public var call: APICall {
    switch change.action {
    case .add: api.create(change.topic, for: change.registration)
    case .remove:
      api.delete(change.topic, of: change.registration, allowingMissing: isMissing)
    }
  }

  public mutating func take(_ answer: APIAnswer) -> CallStep<TopicChange.Success> {
    switch change.action {
    case .add:
      if let object = answer.object, let made = TopicSubscription(object),
        made.topic == change.topic.description
      {
        return .done(.added)
      }
      // Subscribed already: Google's own libraries count that as done.
      if answer.status == 409, answer.remoteStatus?.status == "ALREADY_EXISTS" {
        return .done(.already)
      }
    case .remove:
      if let object = answer.object, object.members?.isEmpty == true {
        return .done(isMissing ? .absent : .removed)
      }
      // Which of the two isn't there only the second call tells.
      if !isMissing, answer.status == 404, answer.remoteStatus?.isOfFCM(status: 404) == true {
        isMissing = true
        return .goOn
      }
    }
    return .failed(
      CallFailure(
        answer,
        about: api.subject(
          change.action == .add ? "create" : "delete", about: "the topic or the registration")))
  }
}
