extension AndroidConfiguration {
  /// What is wrong with the name of a directory that the build refuses, and what its author may
  /// have meant; `nil` if the name is in order.
  ///
  /// Lower-case, without a full stop, so that it composes behind the name.
  public static func problem(
    inDirectoryName name: String, build: AndroidBuild = .gradle
  ) -> String? {
    guard AndroidConfiguration(directoryName: name, build: build) == nil else { return nil }
    let lowercase = name.lowercased()
    guard lowercase.hasPrefix("values") else { return "not a values directory" }

    let words = lowercase.dropFirst("values".count)
      .split { $0 == "-" || $0 == "_" || $0 == "." }.map(String.init)
    if let meant = suggestion(for: words, build) { return "did you mean \(meant)?" }
    if build == .gradle,
      AndroidConfiguration(directoryName: name, build: .aapt2)?.locale.variant != nil
    {
      return "the build fails on a variant without a script and a region before it"
    }
    guard let unknown = words.first(where: { !isQualifier($0) }) else {
      return "a qualifier appears twice, or with another of its kind"
    }
    return "'\(unknown)' isn't a qualifier"
  }

  /// The directory that is closest: locales in Android's spelling, qualifiers in Android's order.
  private static func suggestion(for words: [String], _ build: AndroidBuild) -> String? {
    var rest = words[...]
    var ranked: [(rank: Int, part: String)] = []
    while let word = rest.popFirst() {
      if let rank = rank(of: word) {
        ranked.append((rank, word))
        continue
      }
      guard let language = language(in: word) else { return nil }
      var tags = [language]
      if word != language { tags.append(String(word.dropFirst(language.count))) }
      while let next = rest.first, tags.count < 4, rank(of: next) == nil, isTag(next) {
        tags.append(next)
        rest.removeFirst()
      }
      ranked.append((AndroidQualifier.beforeLocale.count, localePart(tags)))
    }
    let sorted = ranked.sorted { $0.rank < $1.rank }.map(\.part)
    let name = (["values"] + sorted).joined(separator: "-")
    return AndroidConfiguration(directoryName: name, build: build) == nil ? nil : name
  }

  /// The place of a qualifier in the order, with the locale's left free.
  private static func rank(of word: String) -> Int? {
    var scratch = AndroidConfiguration()
    let before = AndroidQualifier.beforeLocale
    if let index = before.firstIndex(where: { $0.read(word, &scratch) }) { return index }
    return AndroidQualifier.behindLocale.firstIndex { $0.read(word, &scratch) }
      .map { before.count + 1 + $0 }
  }

  private static func isQualifier(_ word: String) -> Bool {
    var scratch = AndroidConfiguration()
    return rank(of: word) != nil || (scratch.locale.read([word], .aapt2) ?? 0) > 0
  }

  /// `en` of `en`, and of `enGB`.
  private static func language(in word: String) -> String? {
    guard word.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else { return nil }
    switch word.utf8.count {
    case 2, 3: return word
    case 4: return String(word.prefix(2))
    default: return nil
    }
  }

  private static func isTag(_ word: String) -> Bool {
    (2...8).contains(word.utf8.count)
      && word.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
  }

  /// `en-rGB` for a language with a region of two letters, `b+zh+Hant` for all else.
  private static func localePart(_ tags: [String]) -> String {
    // `rGB` is a region in Android's spelling, `rHant` a script in no known spelling.
    let plain = tags.dropFirst().map { tag in
      tag.hasPrefix("r") && [3, 4, 5].contains(tag.utf8.count) ? String(tag.dropFirst()) : tag
    }
    guard let only = plain.first else { return tags[0] }
    if plain.count == 1, only.utf8.count == 2 { return "\(tags[0])-r\(only.uppercased())" }
    let spelled = plain.map { tag in
      switch tag.utf8.count {
      case 2, 3: tag.uppercased()
      case 4: tag.prefix(1).uppercased() + tag.dropFirst()
      default: tag
      }
    }
    return "b+" + ([tags[0]] + spelled).joined(separator: "+")
  }
}
