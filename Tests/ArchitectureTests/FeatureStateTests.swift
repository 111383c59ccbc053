import Testing

/// What a feature holds is written in the file that declares it, so that the compiler finds any other place.
struct FeatureStateTests {
  private static let features = [
    "Draft", "DraftSwitch", "FormFocus", "LocaleChoice", "PreviewChoice", "Sending", "ScreenState",
    "Problems", "History", "DeviceTopics",
  ]

  @Test(arguments: features)
  func `No file but its own writes the state of a feature`(feature: String) throws {
    let file = try #require(
      Repository.sources.first {
        $0.module == "ComposerState" && $0.path.hasSuffix("/\(feature).swift")
      })
    let stored = file.code.prefix { !$0.hasPrefix("}") }.filter {
      $0.firstMatch(of: /^  (\w+(\(set\))? )*var [^{]*$/) != nil
    }
    #expect(!stored.isEmpty, "its state was not found")
    #expect(stored.filter { !$0.contains("private(set) var") && !$0.contains("private var") } == [])
  }

  @Test func `The composer holds features, and little else`() throws {
    let file = try #require(Repository.sources.first { $0.path.hasSuffix("/Composer.swift") })
    let stored = file.code.filter {
      $0.firstMatch(of: /^  public (internal\(set\) )?var [^{]*$/) != nil
    }
    #expect((5...12).contains(stored.count), "\(stored)")
  }

  /// Whether a line declares a value of the type that the file begins with.
  private static func isStored(_ line: String) -> Bool {
    // An expression for each line of the house would take seconds.
    guard line.hasPrefix("  "), !line.hasPrefix("   "), !line.utf8.contains(UInt8(ascii: "{"))
    else {
      return false
    }
    let words = line.split(separator: " ").drop {
      storing.contains($0.prefix { $0 != "(" })
    }
    return words.first == "var" || words.first == "let"
  }

  private static let storing: Set<Substring> = [
    "private", "fileprivate", "public", "package", "internal", "lazy", "weak",
  ]

  @Test func `No type holds more than twenty values`() {
    let crowded = Repository.sources.filter { source in
      let count = source.code.prefix { !$0.hasPrefix("}") }.count(where: Self.isStored)
      return count > 20
    }
    #expect(crowded.map(\.path) == [])
  }
}
