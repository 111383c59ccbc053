public import FCMClient
internal import LocalFiles
internal import RecipientLists

/// The messages of a list in its order, made as they are asked for.
///
/// Of the file only a part is in memory, and every part has to be the one that was examined.
public actor ListSource {
  /// The next messages, or why there are none; a sentence.
  public enum Answer: Sendable {
    case messages([ListMessage], isEnd: Bool)
    case fault(String)
  }

  private let list: SurveyedList
  private let messages: ListMessages
  private let progress: ListProgress
  private let includesUnknown: Bool
  private var reader: ListReader
  private var parts: ListParts?
  private var number = 0
  private var waiting: [ListEntry] = []
  private var next = 0
  private var isAtEnd = false

  /// `progress` is that of earlier runs.
  init(
    _ list: SurveyedList, _ messages: ListMessages, after progress: ListProgress,
    includingUnknown: Bool
  ) {
    self.list = list
    self.messages = messages
    self.progress = progress
    includesUnknown = includingUnknown
    reader = list.reader()
  }

  /// Fewer than `count` only at the end.
  public func messages(_ count: Int) -> Answer {
    var messages: [ListMessage] = []
    do throws(ListFault) {
      while messages.count < count {
        guard next < waiting.count else {
          if isAtEnd { break }
          try readPart()
          continue
        }
        if let message = message(of: waiting[next]) { messages.append(message) }
        next += 1
      }
    } catch {
      return .fault("\(list.file.name): \(error)")
    }
    return .messages(messages, isEnd: isAtEnd && next == waiting.count)
  }

  private func message(of entry: ListEntry) -> ListMessage? {
    guard case .recipient(let registration, let values) = entry.content,
      !list.skipped.contains(entry.number),
      progress.isLeft(entry.number, includingUnknown: includesUnknown)
    else { return nil }
    return ListMessage(
      number: entry.number, line: entry.line, registration: registration,
      text: messages.filled(entry.draft, values, to: registration))
  }

  private func readPart() throws(ListFault) {
    guard let part = try nextPart() else {
      guard number == list.checks.count else { throw .changed }
      isAtEnd = true
      parts = nil
      (waiting, next) = (try reader.finish(), 0)
      return
    }
    guard list.checks.fits(part, number: number) else { throw .changed }
    number += 1
    (waiting, next) = (try reader.take(part), 0)
  }

  private func nextPart() throws(ListFault) -> [UInt8]? {
    do throws(FileFailure) {
      if parts == nil { parts = try list.file.parts() }
      return try parts?.next()
    } catch {
      throw ListFault(error.words)
    }
  }
}

extension ListFault {
  fileprivate static let changed = ListFault("it has changed since it was read")
}
