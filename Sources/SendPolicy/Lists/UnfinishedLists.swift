import FCMClient

/// The lists of a history that can go on: some of their recipients haven't got the message, or no one knows.
struct UnfinishedLists: Hashable, Sendable {
  /// The numbers of their first runs.
  private var first: Set<Int64> = []

  init(in history: [PastSend]) {
    let runs = Dictionary(
      grouping: history.filter { $0.intent.kind == .list }, by: Self.firstRun(of:))
    for (number, runs) in runs {
      guard let last = runs.max(by: { $0.id < $1.id }) else { continue }
      // The last run went on with what the others had left; only what they don't know stays.
      let isLeft = runs.contains { run in
        run.isUnknown || run.state == .notDelivered && (run.settlement?.at ?? 0) >= last.at
      }
      if last.isUnfinishedRun || isLeft { first.insert(number) }
    }
  }

  func contains(_ past: PastSend) -> Bool { first.contains(Self.firstRun(of: past)) }

  private static func firstRun(of past: PastSend) -> Int64 { past.list?.resumes ?? past.id }
}
