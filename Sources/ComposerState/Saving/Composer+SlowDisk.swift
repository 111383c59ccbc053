/// A disk may take its time, or never answer: the screen stays alive, and says what it waits for.
extension Composer {
  /// How long a disk may be silent before that is worth a sentence.
  static let silence = 1000

  /// In how many milliseconds a silent disk has to be reported; `nil` while none is.
  func slowDiskWake(after moment: EventTime) -> Int? {
    let since = [
      saving.flatMap { $0.isSaidSlow ? nil : $0.since },
      reading.flatMap { $0.isSaidSlow || $0.contents != nil || $0.isGivenUp ? nil : $0.since },
      targetReading.flatMap { $0.isSaidSlow || $0.contents != nil ? nil : $0.since },
    ].compactMap(\.self).min()
    return since.map { max(1, $0 + Self.silence - moment.milliseconds) }
  }

  /// Says once of each wait that the disk is slow, and what can be done meanwhile.
  mutating func noteSlowDisk() {
    if let saving, !saving.isSaidSlow, now.milliseconds - saving.since >= Self.silence {
      draft.saySavingSlow()
      notice = Notice(
        .warning, "Still saving \(saving.name): the disk is slow to answer. You can go on meanwhile"
      )
    }
    if let targetReading, !targetReading.isSaidSlow, targetReading.contents == nil,
      now.milliseconds - targetReading.since >= Self.silence
    {
      focus.sayTargetSlow()
      notice = Notice(
        .warning,
        "Still reading \(targetReading.path): the disk is slow to answer. Esc keeps the target")
    }
    if let reading, !reading.isSaidSlow, now.milliseconds - reading.since >= Self.silence {
      switching.sayReadingSlow()
      guard reading.contents == nil, !reading.isGivenUp else { return }
      let name = DraftFile(path: reading.path).name
      notice = Notice(
        .warning, "Still reading \(name): the disk is slow to answer. Esc keeps this draft")
    }
  }

  /// Esc: whatever waits for the disk goes on without this; returns whether there was something to stop.
  mutating func stopWaitingForDisk() -> Bool {
    if saving != nil, isLeaving || next != nil {
      switching.giveUp()
      notice = Notice(.info, "Staying; the save continues")
      return true
    }
    if let targetReading {
      focus.endReadingTarget()
      notice = Notice(.info, "Stopped reading \(targetReading.path)")
      return true
    }
    guard let reading, !reading.isGivenUp else { return false }
    switching.giveUpReading()
    notice = Notice(.info, "Stopped opening \(DraftFile(path: reading.path).name)")
    return true
  }
}
