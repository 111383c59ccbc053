import FCMClient

extension FuzzedReader {
  /// What servers answer, in the form of ``ServerBytes``, and the credentials that people are given.
  static let answers = [
    FuzzedReader("send-answer", seeds: AnswerSeeds.sends) { bytes in
      guard let request = AnswerSeeds.request else { return }
      let answer = ServerBytes(bytes)
      _ = SendAnswer.reading(
        status: answer.status, headers: answer.headers, body: answer.body, to: request,
        sentWith: BearerToken("ya29.secret"))
    },
    FuzzedReader("topic-answer", seeds: AnswerSeeds.topics) { bytes in
      guard let project = ProjectID("shop"), let registration = try? Registration("d:APA91b-1")
      else { return }
      let api = TopicAPI(endpoint: .google, project: project)
      var topics = TopicListWork(registration, api)
      _ = topics.take(ServerBytes(bytes).answer)
      if let topic = try? Topic("news") {
        _ = TopicGetWork(topic, of: registration, api).take(ServerBytes(bytes).answer)
      }
    },
    FuzzedReader("delivery-answer", seeds: AnswerSeeds.deliveries) { bytes in
      guard let app = AndroidAppID("1:123:android:0a1b2c"), let project = ProjectID("shop") else {
        return
      }
      var work = DeliveryWork(app, of: project, at: .google)
      guard case .done(let entries) = work.take(ServerBytes(bytes).answer) else { return }
      for entry in entries { _ = DeliveryWords.lines(entry) }
    },
    FuzzedReader("token-answer", seeds: AnswerSeeds.tokens) { bytes in
      let answer = ServerBytes(bytes)
      for file in AnswerSeeds.credentials { ask(file, answer) }
    },
    FuzzedReader("credentials", endings: [".json"], seeds: AnswerSeeds.credentials) { bytes in
      let found = Credentials.reading(bytes, path: "key.json")
      guard let credentials = found.credentials else { return }
      var flow = TokenFlow(.credentials(credentials))
      _ = flow.update(.started, now: 1_763_716_800)
    },
    FuzzedReader(
      "addresses", seeds: ["http://[::1]:9099/a", "https://oauth2.googleapis.com/token"]
    ) {
      (text: String) in
      _ = try? FCMEndpoint(parsing: text)
      _ = TokenURL(text)
      _ = MetadataServer(host: text)
      _ = ProjectID(text)
      _ = try? Topic(text)
      _ = try? Registration(text)
      _ = AndroidAppID(text)
      _ = PacificDay(text)
    },
  ]

  /// Gives an answer to every request on the way to a token.
  private static func ask(_ file: String, _ answer: ServerBytes) {
    guard let credentials = Credentials.reading(Array(file.utf8), path: "key.json").credentials
    else { return }
    var flow = TokenFlow(.credentials(credentials))
    var event = TokenFlow.Event.started
    for _ in 0..<8 {
      switch flow.update(event, now: 1_763_716_800) {
      case .sign: event = .signed([1, 2, 3])
      case .readFile, .run, .readVariable: event = .read(answer.body)
      case .request:
        event = .answered(status: answer.status, headers: answer.headers, body: answer.body)
      case .finish, .fail: return
      }
    }
  }
}
