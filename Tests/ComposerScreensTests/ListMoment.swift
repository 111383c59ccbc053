import Drafts
import FCMClient
import PushMessages
import SendPolicy
import TestSupport

@testable import ComposerState

/// A moment with a draft that goes to a list.
struct ListMoment: CustomStringConvertible, Sendable {
  var description: String
  var look: ListChoice.Look
  var actions: [Action] = []
  /// Set in the draft beside the list.
  var topic: String?
  /// How the last run ended, and what the history has of it.
  var result: (status: Int32, sent: String?)?

  private static let path = "lists/deliveries.csv"

  /// The composer after all that has happened.
  func outcome() async throws -> (composer: Composer, derived: Derived) {
    var composer = DemoApp.composer("delivery-today.json")
    composer.preview.take(StringsSummary(revision: 1, fileCount: 14, errors: []))
    if let topic { try composer.draft.set(.string(topic), at: "topic") }
    var notes = DraftNotes()
    notes.list = Self.path
    composer.take(notes)
    let question = ListQuestion(
      path: Self.path, placeholders: ListFacts.placeholders(of: composer.document))
    let news: Action? =
      switch look {
      case .reading: nil
      case .read(let facts): .listRead(question, facts)
      case .failed(let sentence): .listNotRead(question, sentence)
      }
    let began = SendMoment.start.seconds
    for action in [.ticked, news].compactMap(\.self) + actions {
      try await update(&composer, action, at: began)
    }
    if let (status, sent) = result {
      let order = ListRunOrder(
        draft: "drafts/delivery-today.json", list: Self.path, profile: "demo", isDryRun: false)
      try await update(&composer, .command(.send), at: began)
      try await update(&composer, .listRunEnded(order, .exited(status: status)), at: began + 9)
      let sends = sent.flatMap { Self.past($0, at: began + 2) }.map { [$0] } ?? []
      try await update(&composer, .historyRead(sends, clock: SendMoment.clock), at: began + 9)
    }
    return (composer, try await DemoApp.derived(composer))
  }

  private func update(_ composer: inout Composer, _ action: Action, at seconds: Int) async throws {
    let derived = try await DemoApp.derived(composer)
    _ = composer.update(
      action, seeing: derived, at: EventTime(seconds: seconds, milliseconds: 0))
  }

  private static func past(_ words: String, at seconds: Int) -> PastSend? {
    guard let project = ProjectID("demo-shop") else { return nil }
    let list = SendList(name: "deliveries.csv", digest: "d", recipients: 200)
    let intent = SendIntent(
      kind: .list, profile: "demo", project: project,
      endpoint: .loopback(port: 8123), account: nil, target: "list deliveries.csv",
      payloadHash: "h", payload: list.payload(with: .object([])), draft: "delivery-today.json",
      title: "Order {{order}} is on its way")
    return PastSend(
      id: 14, at: seconds, intent: intent, outcome: .accepted(name: words), author: "mia@ops")
  }

  private static func facts(faults: Int = 0, duplicates: Int = 0) throws -> ListFacts {
    var facts = ListFacts(tokens: 198, installationIDs: 2)
    (facts.faults, facts.duplicates) = (faults, duplicates)
    facts.example = ListFacts.Example(
      line: 42, registration: try Registration("tokenA:APA91bExample"),
      values: ["order": "4741", "name": "Mei", "time": "17:30"])
    return facts
  }

  static let all: [ListMoment] = {
    guard let facts = try? facts(), let faulty = try? Self.facts(faults: 3, duplicates: 2) else {
      return []
    }
    let target = [Action.command(.showTarget)]
    return [
      ListMoment(description: "list-reading", look: .reading, actions: target),
      ListMoment(description: "list-target", look: .read(facts), actions: target),
      ListMoment(description: "list-faults", look: .read(faulty), actions: target),
      ListMoment(
        description: "list-missing", look: .failed("no such file: lists/deliveries.csv"),
        actions: target),
      ListMoment(
        description: "list-and-topic", look: .read(facts), actions: target, topic: "demo-orders"),
      ListMoment(
        description: "list-sent", look: .read(facts), actions: [.command(.showHistory)],
        result: (0, "198 sent, 2 dead")),
      ListMoment(
        description: "list-not-confirmed", look: .read(facts), result: (130, nil)),
    ]
  }()
}
