internal import PushMessages

/// Text that was taken out of another text, and of each byte where it stood there.
///
/// The JSON of a curl command is such a text: without its quotes, its escapes and the ends of its lines.
struct Excerpt {
  private(set) var bytes: [UInt8] = []
  private var origins: [Int] = []
  /// Where an offset behind the last byte points.
  private var end = 0

  /// An excerpt without text, of a place.
  init(at offset: Int = 0) {
    end = offset
  }

  init(_ bytes: [UInt8], from offset: Int = 0) {
    self.bytes = bytes
    origins = Array(offset..<offset + bytes.count)
    end = offset + bytes.count
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The offset in the whole text of an offset in this one.
  func origin(of offset: Int) -> Int {
    offset < origins.count ? origins[offset] : end
  }

  mutating func append(_ byte: UInt8, from origin: Int) {
    bytes.append(byte)
    origins.append(origin)
    end = origin + 1
  }

  mutating func append(_ other: Excerpt) {
    bytes += other.bytes
    origins += other.origins
    end = other.end
  }

  /// The same text with places in the text that the one was taken from in which it was found.
  func moved(to whole: Excerpt) -> Excerpt {
    var result = self
    result.origins = origins.map(whole.origin)
    result.end = whole.origin(of: end)
    return result
  }

  /// The first offset in this text of what stands at an offset in the whole text, or behind it.
  func offset(ofOrigin origin: Int) -> Int { origins.firstIndex { $0 >= origin } ?? bytes.count }

  func dropping(_ count: Int) -> Excerpt {
    var rest = self
    rest.bytes.removeFirst(count)
    rest.origins.removeFirst(count)
    return rest
  }

  func hasPrefix(_ text: String) -> Bool { bytes.starts(with: text.utf8) }
}
