internal import PushMessages

/// The body of a request in strict JSON, with FCM's snake_case names.
struct RequestText {
  private let request: JSONNode?

  init(_ document: MessageDocument) {
    request = document.root.map { root in
      var spelling = FieldSpelling()
      return spelling.unified(root)
    }
  }

  var pretty: String { request.map { JSONText.pretty($0) + "\n" } ?? "" }
}
