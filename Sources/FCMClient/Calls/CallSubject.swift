/// What a call is about, in the words that a failure needs.
struct CallSubject: Hashable, Sendable {
  /// What it means that the server knows no such thing.
  struct Missing: Hashable, Sendable {
    var code: SendFailure.Code
    var sentence: String
    var remedy: String
    var reach: CallFailure.Reach
  }

  let endpoint: FCMEndpoint
  let project: ProjectID
  /// What the account needs: `cloudmessaging.topicSubscriptions.create`.
  let permission: String
  /// As the console calls it.
  let api: String
  /// What the server refuses where it refuses a call: `the topic`.
  let thing: String
  let missing: Missing
}
