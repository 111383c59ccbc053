/// A request's body which notes the moment in which it is read, and reads as empty once the exchange
/// is over.
///
/// AsyncHTTPClient reads a body of this kind (`HTTPClientRequest.Body.bytes(_:length:)` of a
/// collection) in one piece right after it has written the request's head to its connection, encrypted
/// if it is to be. Before that, not a byte of the body can have left; and where the length that was
/// promised does not come, it gives the request up.
struct DepartingBody: Collection, Sendable {
  var bytes: [UInt8]
  var progress: ExchangeProgress

  var startIndex: Int { bytes.startIndex }
  var endIndex: Int { bytes.endIndex }

  /// Nothing is promised, since nothing comes once the exchange is over.
  var underestimatedCount: Int { 0 }

  subscript(index: Int) -> UInt8 { bytes[index] }

  func index(after index: Int) -> Int { index + 1 }

  func makeIterator() -> ArraySlice<UInt8>.Iterator {
    (progress.bodyMayLeave() ? bytes[...] : []).makeIterator()
  }
}
