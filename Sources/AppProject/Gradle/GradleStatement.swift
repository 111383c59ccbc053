/// One statement of a Gradle script, in Groovy or Kotlin, with the blocks around it; nothing is ever run.
struct GradleStatement: Hashable {
  /// `android`, `buildTypes`, `release`; `if` for whatever is only sometimes done.
  var blocks: [String]
  /// `isMinifyEnabled` of `isMinifyEnabled = true`.
  var name: String
  /// What follows the name, without `=` and parentheses around it all.
  var words: [Word]
  var line: Int

  struct Word: Hashable {
    var text: String
    /// A text in quotation marks; of one that code completes the words between them.
    var isText = false
    var isComputed = false
  }

  /// Whether it is only done under a condition, or for names that code computes.
  var isConditional: Bool {
    blocks.contains {
      ["if", "else", "when", "all", "each", "configureEach", "forEach"].contains($0)
    }
  }

  /// The texts in quotation marks.
  var texts: [String] { words.filter { $0.isText && !$0.isComputed }.map(\.text) }

  /// Whether anything but texts, and calls that only collect them, is in its value.
  var isComputed: Bool {
    words.contains { word in
      word.isComputed
        || !word.isText && word.text.utf8.first.map(ASCIIWord.isStart) == true
          && !Self.collections.contains(word.text)
    }
  }

  private static let collections: Set = [
    "listOf", "setOf", "mutableListOf", "mutableSetOf", "arrayOf", "as", "Set", "List", "addAll",
    "add",
  ]

  /// Its value, if that is one truth value; `nil` if code computes it.
  var truth: Bool? {
    guard !isConditional, words.count == 1 else { return nil }
    return words[0].text == "true" ? true : words[0].text == "false" ? false : nil
  }
}
