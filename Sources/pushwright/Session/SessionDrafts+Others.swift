import ComposerState
import SendPolicy

/// What other sessions have open, and what those that are gone left.
extension SessionDrafts {
  /// Offers what earlier sessions left, before the first key is taken: of the file that was named, or of all.
  ///
  /// Work without a name belongs to no file, so every start offers it. Returns whether there is something.
  func offersLeftovers(of path: String?) -> Bool {
    guard let kept else { return false }
    let soon = AwaitedAnswer<[RecoverableDraft]>()
    let (now, isDemo) = (EventTime.now.seconds, isDemo)
    shelves.ask(
      {
        let left = kept.recoverable(of: path, withDemo: isDemo)
        // Also without being asked: what is older than a day goes.
        _ = kept.discarded(at: now)
        kept.sweep(at: now)
        soon.give(left)
        return left
      },
      then: { [weak self] left in
        // The folders of these drafts may hang; then it comes when it can.
        guard let self, !hasOffered else { return }
        _ = offer(left)
      })
    guard let left = soon.wait(FirstDraft.patience) else { return false }
    hasOffered = true
    return offer(left)
  }

  /// The same when the user asks for it, with discarded work.
  func findLeftovers() {
    Task { [weak self] in
      let left = await self?.leftovers(of: nil, withDiscarded: true) ?? []
      guard let self, !offer(left, isAskedFor: true) else { return }
      let sentence = "Nothing to recover: no unsaved work, and none discarded in the last day"
      tell(.noticed(Notice(.info, sentence)))
    }
  }

  private func offer(_ left: [RecoverableDraft], isAskedFor: Bool = false) -> Bool {
    guard !left.isEmpty else { return false }
    let clock = WallClock.system(around: EventTime.now.seconds)
    tell(.recoverable(left, clock: clock, isAskedFor: isAskedFor))
    return true
  }

  /// Work that was recovered or discarded a moment ago isn't listed.
  private func leftovers(of path: String?, withDiscarded: Bool = false) async -> [RecoverableDraft]
  {
    guard let keeper else { return [] }
    await keeper.ask { _ in }
    let (kept, now) = (keeper.drafts, EventTime.now.seconds)
    let withDemo = isDemo || withDiscarded
    // Beside the keeper: it looks at the drafts themselves, whose disks may be slow.
    return await shelves.answer {
      kept.recoverable(of: path, withUnnamed: path == nil, withDemo: withDemo)
        + (withDiscarded ? kept.discarded(at: now) : [])
    }
  }

  /// Tells others what is open here, and finds out who else has it.
  func lookForOthers(of path: String?, isFirst: Bool) async {
    // Which file it is tells its own disk, and what is kept meanwhile does not wait for that.
    let file = await absolutePath(path)
    guard openPath == path, !Task.isCancelled else { return }
    let other = await keeper?.opened(file, at: EventTime.now.seconds)
    guard let path, let file, openPath == path, !Task.isCancelled else { return }
    if let other {
      tell(.alsoOpen(by: other.words))
      await waitUntilClosed(path, file)
    } else if !isFirst {
      // What a session that is gone left of it, unless it is that which was recovered.
      let left = await leftovers(of: path)
      if openPath == path, !Task.isCancelled { _ = offer(left) }
    }
  }

  /// A program that is killed says nothing, so it is looked for: seldom, and only while there is one.
  private func waitUntilClosed(_ path: String, _ file: String) async {
    repeat {
      try? await Task.sleep(for: .seconds(1))
      guard !Task.isCancelled else { return }
    } while await keeper?.ask { $0.opener(of: file) } ?? nil != nil
    guard openPath == path, !Task.isCancelled else { return }
    tell(.closedElsewhere)
    _ = offer(await leftovers(of: path))
  }
}

extension DraftLock {
  /// `process 4711 on ops since 10:12`.
  fileprivate var words: String {
    let now = EventTime.now.seconds
    let time = WallClock.system(around: now).shortText(since, now: now)
    return "process \(process) on \(host) since \(time)"
  }
}
