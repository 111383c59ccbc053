extension AndroidConfiguration.Locale {
  /// Reads the tags of a `b+` form as Gradle does: its merger checks the language only, and its
  /// compiler takes what it knows and drops the rest.
  ///
  /// - Returns: `false` if the merger or the link refuses it.
  mutating func readMergedTags(_ tags: [String]) -> Bool {
    guard let first = tags.first, (2...3).contains(first.utf8.count),
      first.utf8.allSatisfy(Self.isLowercaseLetter)
    else { return false }
    // More tags than the compiler has places for: it takes none.
    guard tags.count < 5 else { return true }
    language = first
    switch tags.count {
    case 2: readSecondOfTwo(tags[1])
    case 3: readTwo(tags[1], tags[2])
    case 4: readThree(tags[1], tags[2], tags[3])
    default: break
    }
    guard variant != nil, script == nil else { return true }
    // The compiler counts the letters of a variant by those of the script.
    guard region != nil else { return false }
    (region, variant) = (nil, nil)
    return true
  }

  private mutating func readSecondOfTwo(_ tag: String) {
    switch tag.utf8.count {
    case 2, 3: region = Self.region(tag)
    case 4 where !Self.startsWithDigit(tag): script = tag.capitalizedTag
    case 4...8: variant = tag
    default: break
    }
  }

  private mutating func readTwo(_ second: String, _ third: String) {
    switch second.utf8.count {
    case 4: script = second.capitalizedTag
    case 2, 3: region = Self.region(second)
    default: return
    }
    switch third.utf8.count {
    case 4...: variant = Self.cut(third, to: 8)
    case 2, 3: region = Self.region(third)
    default: break
    }
  }

  private mutating func readThree(_ second: String, _ third: String, _ fourth: String) {
    guard second.utf8.count == 4 else { return }
    script = second.capitalizedTag
    guard (2...3).contains(third.utf8.count) else { return }
    region = Self.region(third)
    if fourth.utf8.count >= 4 { variant = Self.cut(fourth, to: 8) }
  }

  /// The locale's part in the name of a merged directory; `nil` if the plain form says the same.
  static func merged(_ tags: [String]) -> String? {
    let isPlain = tags.count < 2 || tags.count == 2 && tags[1].utf8.count == 2
    guard !isPlain else { return nil }
    var spelled: [String] = []
    for (index, tag) in tags.enumerated() {
      let isAfterSingleton = index > 0 && tags[index - 1].utf8.count == 1
      switch tag.utf8.count {
      case 2 where index > 0 && !isAfterSingleton: spelled.append(tag.uppercased())
      case 4 where index > 0 && !isAfterSingleton: spelled.append(tag.capitalizedTag)
      default: spelled.append(tag)
      }
    }
    return "b+" + spelled.joined(separator: "+")
  }
}
