public import Resolver

/// Where the texts were found.
extension ShownNotification {
  /// A localization that some of the texts come from.
  public struct Localization: Hashable, Sendable {
    public var source: TextSource
    public var isFallback: Bool
    /// The texts' names, as they are read.
    public var names: [String]
  }

  /// The text whose place is named where there is room for one: one in trouble, of a release in the field
  /// before others, otherwise the first that was found.
  public var placedText: Resolution? {
    let all = texts.map(\.resolution)
    let troubled = all.filter { $0.reason != nil }
    return troubled.first { !$0.releases.isEmpty } ?? troubled.first { $0.source != nil }
      ?? all.first { $0.source != nil }
  }

  /// Each localization once, in the order of the texts: nearly always one.
  public var localizations: [Localization] {
    var found: [Localization] = []
    for (name, resolution) in texts {
      guard let source = resolution.source else { continue }
      if let index = found.firstIndex(where: { $0.source.localization == source.localization }) {
        found[index].names.append(name)
        found[index].isFallback = found[index].isFallback || resolution.isFallback
      } else {
        found.append(
          Localization(source: source, isFallback: resolution.isFallback, names: [name]))
      }
    }
    return found
  }
}
