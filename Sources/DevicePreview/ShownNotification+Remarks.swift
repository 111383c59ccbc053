internal import Resolver

extension ShownNotification {
  /// What is to be said of texts that are shown, the longest wording first: `no title, unlike Android`; empty if
  /// nothing is, or where the verdict says it.
  public var remarks: [String] {
    switch verdict {
    case .oneLanguage: freeze?.words ?? []
    // A browser's literal is the only way.
    case .foreign, .fine: freeze?.languageWords.map { [$0] } ?? []
    case .lacksLine: LackedLine.words(for: lackedLines)
    case .incomplete where isWordless: ["an icon without words", "icon only"]
    default: []
    }
  }
}

extension ShownNotification {
  /// Whether it appears although the message asks for no text, which is how Android shows settings alone.
  public var isWordless: Bool {
    absence == nil && askedTexts.isEmpty && device.platform == .android
  }
}

extension ShownNotification.LackedLine {
  /// `no title, unlike Android`, and without the platforms; the longest wording first.
  public static func words(for lines: [ShownNotification.LackedLine]) -> [String] {
    guard let first = lines.first else { return [] }
    let names = "no " + lines.map(\.name).joined(separator: " and no ")
    let isAlike = lines.allSatisfy { $0.platforms == first.platforms }
    let others = isAlike ? first.platforms.map(\.name).joined(separator: " and ") : "others"
    return ["\(names), unlike \(others)", names]
  }
}
