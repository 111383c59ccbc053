/// A file that is opened is read beside the main loop, and comes when the disk has answered.
extension Composer {
  /// A draft that was named when the program started is still being read; it comes with ``Action/draftOpened(_:)``.
  public mutating func awaitDraft(_ path: String, at moment: EventTime) {
    switching.begin(
      Reading(path: path, since: moment.milliseconds, version: version, isSaidSlow: true))
    draft.propose(path)
    notice = Notice(
      .warning, "Still reading \(path): the disk is slow to answer. Esc begins a new draft")
  }

  /// Whether the screen waits for a file noticeably long.
  public var isReadingSlowly: Bool {
    reading.map { $0.isSaidSlow && $0.contents == nil && !$0.isGivenUp } == true
      || targetReading.map { $0.isSaidSlow && $0.contents == nil } == true
  }

  /// A file was read: it takes the draft's place as soon as nothing else is open.
  mutating func takeContents(_ contents: DraftContents) -> [Effect] {
    guard let reading, reading.path == contents.path else {
      // Another file was chosen since.
      return reading == nil ? take(contents, asked: nil) : []
    }
    guard !reading.isGivenUp else {
      switching.endReading()
      return []
    }
    switching.take(contents)
    return []
  }

  /// Opens what was read, once nothing else is open.
  mutating func settleReading() -> [Effect] {
    guard let reading, let contents = reading.contents, openModal == nil, editing == nil else {
      return []
    }
    switching.endReading()
    return take(contents, asked: reading.version)
  }

  /// Work that was not there when the file was chosen is asked about first.
  private mutating func take(_ contents: DraftContents, asked: DraftVersion?) -> [Effect] {
    guard isDirty, version != asked else { return open(contents) }
    openUnasked(UnsavedBefore(.read(contents)))
    return []
  }

  mutating func noteNotOpened(_ path: String, _ sentence: String) {
    guard let reading, reading.path == path else { return }
    switching.endReading()
    if !reading.isGivenUp { notice = Notice(.error, sentence) }
  }
}
