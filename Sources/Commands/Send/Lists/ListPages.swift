internal import FCMClient
internal import LocalFiles
internal import RecipientLists

/// The recipients of a list that was surveyed, some at a time: each once, in its order.
///
/// Every part of the file has to be the one that was examined.
struct ListPages: ~Copyable {
  typealias Recipient = (entry: ListEntry, registration: Registration)

  private let list: SurveyedList
  private var reader: ListReader
  private var parts: ListParts
  private var number = 0
  private var waiting: [Recipient] = []
  private var isAtEnd = false

  init(_ list: SurveyedList) throws(CommandFailure) {
    self.list = list
    reader = list.reader()
    do throws(FileFailure) {
      parts = try list.file.parts()
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Fewer than `count` only at the end.
  mutating func next(_ count: Int) throws(CommandFailure) -> [Recipient] {
    while waiting.count < count, !isAtEnd {
      do throws(FileFailure) {
        try read()
      } catch {
        throw CommandFailure(error)
      }
    }
    defer { waiting.removeFirst(min(count, waiting.count)) }
    return Array(waiting.prefix(count))
  }

  private mutating func read() throws(FileFailure) {
    guard let part = try parts.next() else {
      guard number == list.checks.count else { throw .changed(list.file.path) }
      isAtEnd = true
      do throws(ListFault) {
        take(try reader.finish())
      } catch {
        throw .fault(error, list.file.path)
      }
      return
    }
    guard list.checks.fits(part, number: number) else { throw .changed(list.file.path) }
    number += 1
    do throws(ListFault) {
      take(try reader.take(part))
    } catch {
      throw .fault(error, list.file.path)
    }
  }

  private mutating func take(_ entries: [ListEntry]) {
    for entry in entries where !list.skipped.contains(entry.number) {
      if case .recipient(let registration, _) = entry.content {
        waiting.append((entry, registration))
      }
    }
  }
}
