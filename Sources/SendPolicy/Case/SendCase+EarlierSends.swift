import FCMClient
import PushMessages

extension SendCase {
  /// What a review compares the message with; of sends only what may have reached a device.
  func earlierSends(to target: SendTarget) -> EarlierSends {
    let own = history.filter { $0.intent.project == project }
      .sorted { ($0.at, $0.id) > ($1.at, $1.id) }
    let hash = payloadHash?.description
    let hashes = [hash, hashWhereComputed?.description].compactMap(\.self)
    var content = SentContent(document)
    content.audience = Audience(target.target)
    var earlier = EarlierSends()
    for past in own {
      let isSameServer = endpoint.map { past.intent.endpoint.isSameServer(as: $0) } ?? false
      switch past.intent.kind {
      case .dryRun: continue
      case .test:
        if isSameServer, past.intent.payloadHash == hash { earlier.tests.append(past) }
        continue
      case .send: if !past.mayHaveArrived { continue }
      }
      let isExact = isSameServer && hashes.contains(past.intent.payloadHash)
      let likeness = likeness(of: past, to: content, target, isSameServer: isSameServer)
      if isExact { earlier.exact.insert(past.id) }
      if isExact || likeness == .same {
        earlier.sameMessage.append(past)
        continue
      }
      if likeness == .alike { earlier.similar.append(past) }
      if isSameServer, goesTo(target, content, past) { earlier.sameTarget.append(past) }
    }
    return earlier
  }

  /// Whether the same people have seen the same; servers of two networks reach the same devices of a project.
  private func likeness(
    of past: PastSend, to content: SentContent, _ target: SendTarget, isSameServer: Bool
  ) -> ShownContent.Likeness {
    guard let theirs = past.content else { return .different }
    let isElsewhere =
      !isSameServer && !past.intent.endpoint.isLoopback && endpoint?.isLoopback == false
    guard isSameServer || isElsewhere else { return .different }
    let overlap =
      theirs.audience.flatMap { content.audience?.overlap(with: $0) }
      ?? (past.intent.target == target.description ? .certain : .none)
    let likeness = content.shown.likeness(to: theirs.shown)
    guard overlap != .none, likeness != .different else { return .different }
    return overlap == .certain && isSameServer ? likeness : .alike
  }

  /// A device may have another name in the profile by now, and a condition other blanks.
  private func goesTo(_ target: SendTarget, _ content: SentContent, _ past: PastSend) -> Bool {
    guard past.intent.target != target.description else { return true }
    guard let audience = content.audience else { return false }
    return past.content?.audience == audience
  }

  /// The same as if the time for Apple had been computed: a draft that was made of what left is the same
  /// message, although it names the moment.
  private var hashWhereComputed: PayloadHash? {
    guard let project, let message = document.message else { return nil }
    return PayloadHash(project: project, message: message, computed: [PayloadHash.expiration])
  }
}
