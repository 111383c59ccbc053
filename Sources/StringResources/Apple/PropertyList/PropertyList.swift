/// A property list whose top is a dictionary, as it was written.
struct PropertyList {
  enum Value {
    case text(String)
    case dictionary([Entry])
    /// A list, data, a number, a date or a boolean.
    case other

    var text: String? {
      guard case .text(let text) = self else { return nil }
      return text
    }

    var dictionary: [Entry]? {
      guard case .dictionary(let entries) = self else { return nil }
      return entries
    }
  }

  struct Entry {
    var key: String
    var value: Value
    /// The line of the key, counted from 1; 0 in a binary list.
    var line: Int
  }

  /// In the file's order; of duplicates the last one counts.
  var entries: [Entry] = []
  var problems: [FileProblem] = []

  static let notADictionary = FileProblem(
    .warning, "the file has no pairs of keys and values, so devices find no key in it", line: 0)
}
