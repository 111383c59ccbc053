/// The other side sent more than any answer needs.
struct FloodedAnswer: Error {
  /// Bytes.
  var limit: Int
}
