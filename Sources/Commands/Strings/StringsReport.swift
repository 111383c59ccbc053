internal import PushMessages
internal import Resolver
internal import TextLayout

/// The reports of `strings` in their formats.
enum StringsReport {
  /// How widely a key is translated.
  struct Key: Hashable {
    var name: String
    /// The number of localizations that have it, by platform.
    var counts: [Platform: Int]
    var isRemovedByBuild: Bool
  }

  static func keys(in strings: AppLocalizations) -> [Key] {
    let inventory = KeyInventory(strings)
    // Byte by byte, as the platforms do.
    var keys: [[UInt8]: Key] = [:]
    for platform in [Platform.android, .apple] {
      for key in inventory.keys(on: platform) {
        let new = Key(name: key.name, counts: [:], isRemovedByBuild: false)
        keys[Array(key.name.utf8), default: new].counts[platform] = key.localeCount
        if key.isRemovedByBuild { keys[Array(key.name.utf8)]?.isRemovedByBuild = true }
      }
    }
    return keys.values.sorted { $0.name < $1.name }
  }

  /// With the counts of these platforms only.
  static func text(_ keys: [Key], _ platforms: [DeviceName]) -> String {
    let width = min(48, keys.map(\.name.count).max() ?? 0)
    return keys.map { key in
      let removed = key.isRemovedByBuild ? "  removed by the build: no default text" : ""
      let counts = platforms.map { name in
        "\(name.rawValue) \(key.counts[name.platform, default: 0])".padded(
          toWidth: 13, ambiguous: .offScreen)
      }
      let line =
        "\(key.name.padded(toWidth: width, ambiguous: .offScreen))  \(counts.joined())\(removed)"
      return line.displayable.trimmingTrailingSpaces + "\n"
    }.joined()
  }

  static func json(_ keys: [Key], _ platforms: [DeviceName]) -> String {
    JSONReport.text(
      .stringsList,
      keys.map { key in
        let counts = platforms.map { name in
          JSONValue.Member(name.rawValue, JSONReport.number(key.counts[name.platform, default: 0]))
        }
        return .object([
          .init("key", .string(key.name)), .init("localization_counts", .object(counts)),
          .init("removed_by_build", .boolean(key.isRemovedByBuild)),
        ])
      })
  }

  static func text(_ texts: [LocalizedText]) -> String {
    texts.map { text in
      let quantity = text.quantity.map { " (\($0))" } ?? ""
      let file = ReportPath.relative(text.source.file)
      return "\(file):\(text.source.line): \(text.key)\(quantity): \(text.text)".displayable + "\n"
    }.joined()
  }

  static func json(_ texts: [LocalizedText]) -> String {
    JSONReport.text(
      .stringsSearch,
      texts.map { text in
        .object([
          .init("key", .string(text.key)),
          .init("platform", .string(text.platform.rawValue)),
          .init("quantity", JSONReport.string(text.quantity)),
          .init("text", .string(text.text)),
          .init("source", JSONReport.source(text.source)),
          .init("removed_by_build", .boolean(text.isRemovedByBuild)),
        ])
      })
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
