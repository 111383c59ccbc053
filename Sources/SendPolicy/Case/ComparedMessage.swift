import FCMClient
import PushMessages
import RecipientLists

/// A message as earlier sends are compared with it: a draft that is reviewed, or what is about to leave.
struct ComparedMessage {
  /// `nil` while the project is unknown; then nothing is compared.
  var project: ProjectID?
  /// `nil` if the profile's endpoint cannot be used.
  var endpoint: FCMEndpoint?
  /// As people read it, such as `topic news`.
  var target: String
  /// That of the journal, hexadecimal.
  var hash: String?
  /// The same as if the time for Apple had been computed: a draft that was made of what left is the same message,
  /// although it names the moment.
  var hashWhereComputed: String?
  /// `nil` if it can't be read.
  var content: SentContent?
  /// The message of a list without its recipients; `nil` for another target.
  private var listMessage: String?
  /// That of the list's bytes; `nil` for another target.
  private var digest: String?
  /// Earlier runs of the list itself, by the journal's numbers: going on with them repeats nothing.
  private var resumed: Set<Int64> = []
  /// Whether it goes on with earlier runs.
  private var isResuming = false
  /// The value of `message`, and what of it is computed; `nil` for what is about to leave, whose tests no one asks for.
  private var tested: (message: JSONNode, computed: [FieldPath])?

  init(_ sendCase: SendCase, to target: SendTarget) {
    project = sendCase.project
    endpoint = sendCase.endpoint
    self.target = target.description
    hash = sendCase.messageHash
    let message = sendCase.list?.message ?? sendCase.document.message
    tested = message.map { ($0, sendCase.computedFields) }
    resumed = Set(sendCase.list?.resumed?.runs ?? [])
    isResuming = !resumed.isEmpty
    listMessage = sendCase.list.map { Self.listMessage($0.message) }
    digest = sendCase.list?.summary.digest
    guard let target = target.target else {
      content = sendCase.list.map { SentContent(listMessage: $0.message) }
      return
    }
    hashWhereComputed = Self.hashWhereComputed(sendCase.document, project)
    var content = SentContent(sendCase.document)
    content.audience = Audience(target)
    self.content = content
  }

  init(_ intent: SendIntent) {
    project = intent.project
    endpoint = intent.endpoint
    target = intent.target
    hash = intent.payloadHash
    let document = MessageDocument(text: "{\"message\": \(intent.payload)}")
    hashWhereComputed = Self.hashWhereComputed(document, project)
    content =
      intent.kind == .list
      ? SentContent(listPayload: intent.payload) : SentContent(payload: intent.payload)
    let list = intent.kind == .list ? SendList(payload: intent.payload) : nil
    isResuming = list?.resumes != nil
    digest = list?.digest
    listMessage =
      intent.kind == .list
      ? SendList.message(ofPayload: intent.payload).map(Self.listMessage) : nil
  }

  /// What tells the messages of lists apart, whoever the recipients are and whenever they expire.
  private static func listMessage(_ message: JSONNode) -> String {
    let targets = Message.Target.fieldNames.map { FieldPath([.key($0)]) }
    return PayloadHash(
      project: nil, message: message, computed: [PayloadHash.expiration] + targets
    ).description
  }

  /// Whether it shows the same to another list, or to the same one with other people in it.
  private func isSameToList(as past: PastSend) -> Bool {
    guard let listMessage, past.intent.kind == .list else { return false }
    return isAlike(past)
      || SendList.message(ofPayload: past.intent.payload).map(Self.listMessage) == listMessage
  }

  /// Whether it is a file of the same name, which may hold some of the same people.
  private func hasName(of past: PastSend) -> Bool {
    past.intent.target == target && past.list?.name != "-"
  }

  /// Whether it shows the same to the very same recipients: what people don't see makes no other message.
  private func isSameFile(as past: PastSend) -> Bool {
    guard let digest, past.intent.kind == .list, isAlike(past) else { return false }
    return past.list?.digest == digest
  }

  private func isAlike(_ past: PastSend) -> Bool {
    guard let content, let theirs = past.content else { return false }
    return content.shown.likeness(to: theirs.shown) == .same
  }

  private static func hashWhereComputed(
    _ document: MessageDocument, _ project: ProjectID?
  ) -> String? {
    guard let project, let message = document.message else { return nil }
    return PayloadHash(project: project, message: message, computed: [PayloadHash.expiration])
      .description
  }

  /// What of a history the message is compared with; of sends only what may have reached a device.
  func earlier(in history: [PastSend]) -> EarlierSends {
    let own = history.filter {
      $0.intent.project == project && $0.intent.kind != .test && !resumed.contains($0.id)
    }
    .sorted { ($0.at, $0.id) > ($1.at, $1.id) }
    let hashes = [hash, hashWhereComputed].compactMap(\.self)
    var earlier = EarlierSends(tests: tests(in: history))
    let unfinished = UnfinishedLists(in: own)
    for past in own {
      let isSameServer = endpoint.map { past.intent.endpoint.isSameServer(as: $0) } ?? false
      switch past.intent.kind {
      case .topicAdd, .topicRemove, .test: continue
      // A dry-run only if it was answered as a send is.
      case .send, .list, .dryRun: if !past.mayHaveArrived { continue }
      }
      let isExact = isSameServer && hashes.contains(past.intent.payloadHash)
      let likeness = likeness(of: past, isSameServer: isSameServer)
      if isExact { earlier.exact.insert(past.id) }
      if past.intent.kind == .list, unfinished.contains(past) {
        earlier.unfinished.insert(past.id)
      }
      if isExact || likeness == .same || isSameServer && !isResuming && isSameFile(as: past) {
        earlier.sameMessage.append(past)
        continue
      }
      if isSameServer, isSameToList(as: past) {
        // Who changes or copies a file after a run that didn't end means to go on, and would begin anew.
        // What goes on was agreed to when it began.
        if !isResuming, earlier.unfinished.contains(past.id) {
          earlier.sameMessage.append(past)
          continue
        }
        if hasName(of: past) {
          earlier.similar.append(past)
          continue
        }
      }
      if likeness == .alike { earlier.similar.append(past) }
      if isSameServer, hasTarget(of: past) { earlier.sameTarget.append(past) }
    }
    return earlier
  }

  /// Tests of exactly this message by any profile, the newest first: a text is often tested in one project and sent in another.
  ///
  /// A local FCM has no devices, so its tests count only for itself.
  private func tests(in history: [PastSend]) -> [PastSend] {
    guard project != nil, let tested else { return [] }
    var hashes: [ProjectID: String] = [:]
    return history.filter { past in
      guard past.intent.kind == .test,
        endpoint.map({ past.intent.endpoint.isSameServer(as: $0) }) == true
          || !past.intent.endpoint.isLoopback
      else { return false }
      let own = past.intent.project
      let hash =
        hashes[own]
        ?? PayloadHash(project: own, message: tested.message, computed: tested.computed)
        .description
      hashes[own] = hash
      return past.intent.payloadHash == hash
    }.sorted { ($0.at, $0.id) > ($1.at, $1.id) }
  }

  /// Whether the same people have seen the same; servers of two networks reach the same devices of a project.
  ///
  /// Who is in a list isn't recorded, so its people may be any.
  private func likeness(of past: PastSend, isSameServer: Bool) -> ShownContent.Likeness {
    guard let content, let theirs = past.content else { return .different }
    let isElsewhere =
      !isSameServer && !past.intent.endpoint.isLoopback && endpoint?.isLoopback == false
    guard isSameServer || isElsewhere else { return .different }
    guard listMessage == nil, past.intent.kind != .list else {
      return content.shown.likeness(to: theirs.shown) == .different ? .different : .alike
    }
    let overlap =
      theirs.audience.flatMap { content.audience?.overlap(with: $0) }
      ?? (past.intent.target == target ? .certain : .none)
    let likeness = content.shown.likeness(to: theirs.shown)
    guard overlap != .none, likeness != .different else { return .different }
    return overlap == .certain && isSameServer ? likeness : .alike
  }

  /// A device may have another name in the profile by now, and a condition other blanks.
  private func hasTarget(of past: PastSend) -> Bool {
    guard past.intent.target != target else { return true }
    guard let audience = content?.audience else { return false }
    return past.content?.audience == audience
  }
}
