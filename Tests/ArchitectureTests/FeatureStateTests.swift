import Testing

/// What a feature holds is written in the file that declares it, so that the compiler finds any other place.
struct FeatureStateTests {
  private static let features = [
    "Draft", "DraftSwitch", "FormFocus", "LocaleChoice", "PreviewChoice", "Sending", "ScreenState",
    "Problems", "History",
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

  @Test func `No type holds more than twenty values`() {
    let crowded = Repository.sources.filter { source in
      let count = source.code.prefix { !$0.hasPrefix("}") }.count {
        $0.firstMatch(
          of:
            /^  ((private|fileprivate|public|package|lazy|weak)(\(set\))? |internal\(set\) )*(var|let) [^{]*$/
        ) != nil
      }
      return count > 20
    }
    #expect(crowded.map(\.path) == [])
  }
}
