internal import ArgumentParser

/// A command line with the word in it that a shell wants completed.
struct UnfinishedLine: Hashable, Sendable {
  /// As the program would get them; each shell passes them as they were typed, with quotes.
  private let words: [String]
  /// What is typed of the word so far.
  let start: String

  /// `index` is that of the word, and `typed` what of it is before the cursor.
  init(_ words: [String], index: Int, typed: String) {
    let index = max(0, index)
    self.words = words.prefix(index).map(Self.unquoted)
    start = Self.unquoted(index == words.count - 1 ? typed : words.dropFirst(index).first ?? "")
  }

  /// The options that say which project it is about, for a verb that completes its word.
  ///
  /// Where they can't be used together, the project and the profile alone: the others are often not yet right.
  var projects: [ProjectOptions] {
    let few = arguments("--project", "--profile")
    let all = few + arguments("--app", "--android", "--apple", "--pack", "--at")
    return [all, few].compactMap { try? ProjectOptions.parse($0) }
  }

  private func arguments(_ options: String...) -> [String] {
    options.flatMap { option in
      values(of: option).map { "\(option)=\(UserPath.expanded($0))" }
    }
  }

  /// bash takes a word apart at its `=`.
  private func values(of option: String) -> [String] {
    words.indices.compactMap { index in
      let word = words[index]
      if word.hasPrefix(option + "=") { return String(word.dropFirst(option.count + 1)) }
      guard word == option else { return nil }
      let rest = words.dropFirst(index + 1)
      return rest.first == "=" ? rest.dropFirst().first : rest.first
    }
  }

  /// The word without quotes and backslashes; variables stay as they are.
  private static func unquoted(_ word: String) -> String {
    var text = String.UnicodeScalarView()
    var quote: Unicode.Scalar?
    var isEscaped = false
    for scalar in word.unicodeScalars {
      if isEscaped {
        text.append(scalar)
        isEscaped = false
      } else if scalar == "\\", quote != "'" {
        isEscaped = true
      } else if scalar == quote {
        quote = nil
      } else if quote == nil, scalar == "'" || scalar == "\"" {
        quote = scalar
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }
}
