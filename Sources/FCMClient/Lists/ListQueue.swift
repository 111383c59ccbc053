/// Messages of a list that were read and haven't begun.
struct ListQueue: Hashable, Sendable {
  private var messages: [ListMessage] = []
  private var start = 0
  private var isAtEnd = false
  /// Whether more of them were asked for.
  var isReading = false
  /// Whether messages were given up before they were begun.
  var hasDropped = false

  var count: Int { messages.count - start }

  /// Whether all of the list has begun.
  var isDone: Bool { isAtEnd && count == 0 }

  func wantsMore(than count: Int) -> Bool { !isAtEnd && !isReading && self.count < count }

  mutating func add(_ messages: [ListMessage], isEnd: Bool) {
    isReading = false
    isAtEnd = isEnd
    self.messages = Array(self.messages[start...]) + messages
    start = 0
  }

  mutating func take(_ count: Int) -> ArraySlice<ListMessage> {
    defer { start += count }
    return messages[start..<(start + count)]
  }
}
