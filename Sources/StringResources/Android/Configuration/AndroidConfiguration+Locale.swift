extension AndroidConfiguration {
  /// The locale as a BCP 47 tag (`sr-Latn-RS`), with the old codes as written; `nil` without one.
  public var localeTag: String? { locale.tag }
}

extension AndroidConfiguration.Locale {
  fileprivate var tag: String? {
    guard let language else { return nil }
    var parts = [language]
    if let script { parts.append(script) }
    if let region { parts.append(region) }
    if let variant { parts.append(variant) }
    if let numberingSystem { parts += ["u", "nu", numberingSystem] }
    return parts.joined(separator: "-")
  }

  /// The locale as aapt2 prints it: `en-rGB` where that can say it, else `b+sr+Latn`.
  var qualifier: String? {
    guard let language else { return nil }
    guard script == nil, variant == nil, numberingSystem == nil else {
      return tag.map { "b+" + $0.split(separator: "-").joined(separator: "+") }
    }
    return region.map { "\(language)-r\($0)" } ?? language
  }

  /// Reads the locale at the start of `parts`.
  ///
  /// - Returns: how many parts it takes, 0 if none is there, `nil` if it is a wrong one.
  mutating func read(_ parts: ArraySlice<String>, _ build: AndroidBuild) -> Int? {
    guard let first = parts.first else { return 0 }
    guard !first.hasPrefix("b+") else {
      let tags = first.split(separator: "+", omittingEmptySubsequences: false).dropFirst()
      let isRead =
        build == .gradle ? readMergedTags(tags.map(String.init)) : readTags(tags.map(String.init))
      return isRead ? 1 : nil
    }
    guard (2...3).contains(first.utf8.count), first.utf8.allSatisfy(Self.isLowercaseLetter),
      first != "car"
    else { return 0 }
    language = first
    guard let second = parts.dropFirst().first, second.hasPrefix("r"), second.utf8.count == 3 else {
      return 1
    }
    region = second.dropFirst().uppercased()
    return 2
  }

  /// Reads the tags of a `b+` form, cutting them to the length of the platform's fields.
  private mutating func readTags(_ tags: [String]) -> Bool {
    switch tags.count {
    case 1:
      language = Self.cut(tags[0], to: 3)
    case 2:
      language = Self.cut(tags[0], to: 3)
      switch tags[1].utf8.count {
      case 2, 3: region = Self.region(tags[1])
      case 4 where !Self.startsWithDigit(tags[1]): script = tags[1].capitalizedTag
      case 4...8: variant = tags[1]
      default: return false
      }
    case 3:
      language = Self.cut(tags[0], to: 3)
      switch tags[1].utf8.count {
      case 4: script = tags[1].capitalizedTag
      case 2, 3: region = Self.region(tags[1])
      default: return false
      }
      if tags[2].utf8.count >= 4 {
        variant = Self.cut(tags[2], to: 8)
      } else {
        region = Self.region(tags[2])
      }
    case 4:
      readFourTags(tags)
    default:
      return false
    }
    return true
  }

  private mutating func readFourTags(_ tags: [String]) {
    language = Self.cut(tags[0], to: 3)
    script = Self.cut(tags[1], to: 4)?.capitalizedTag
    // A script that is too short hides what follows it, in the platform's own strings.
    guard tags[1].utf8.count >= 4 else { return }
    region = Self.region(tags[2])
    variant = Self.cut(tags[3], to: 8)
  }

  /// A region as the platform keeps it: of three characters, five bits each, counted from `0`.
  ///
  /// Digits survive that; three letters become something that no device asks for.
  static func region(_ tag: String) -> String? {
    guard let tag = cut(tag, to: 3)?.uppercased() else { return nil }
    guard tag.utf8.count == 3 else { return tag }
    return String(decoding: tag.utf8.map { (($0 &- 0x30) & 0x1F) + 0x30 }, as: UTF8.self)
  }

  static func cut(_ tag: String, to length: Int) -> String? {
    tag.isEmpty ? nil : String(tag.prefix(length))
  }

  static func startsWithDigit(_ tag: String) -> Bool {
    tag.utf8.first.map { (0x30...0x39).contains($0) } ?? false
  }

  static func isLowercaseLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }
}

extension String {
  /// A script's spelling: `Latn`.
  var capitalizedTag: String { prefix(1).uppercased() + dropFirst() }
}
