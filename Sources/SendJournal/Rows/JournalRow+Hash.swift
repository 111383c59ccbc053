internal import FCMClient

extension JournalRow {
  /// What the hash is made of: a line for each column but `hash` that has a value, in the order of ``Column``: its name, a
  /// space, the number of bytes of its value, a space, the value, and a line feed.
  ///
  /// The lengths keep two rows with different values from having the same bytes.
  var hashedText: String {
    fields.filter { $0.column != .hash }.map { field in
      let value = "\(field.value)"
      return "\(field.column.rawValue) \(value.utf8.count) \(value)\n"
    }.joined()
  }

  /// SHA-256 of ``hashedText`` in UTF-8, as 64 hexadecimal digits.
  var digest: String { ContentHash.of(hashedText) }

  /// Makes it the row after another one.
  mutating func seal(id: Int64, previous: String?) {
    set(.id, id)
    set(.previous, previous)
    set(.hash, digest)
  }
}
