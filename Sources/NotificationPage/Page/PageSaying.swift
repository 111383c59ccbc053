internal import DevicePreview
internal import Resolver

/// What the message says, for a reader who wants to know that first.
struct PageSaying: Hashable {
  /// Those that say the same.
  var platforms: [Platform]
  /// The locale or language that the texts are taken from.
  var language: String
  var texts: [String]
}

extension PagedDraft {
  /// In the language that the app's texts are translated from, or in the first locale where that isn't known.
  var sayings: [PageSaying] {
    addressed.reduce(into: []) { sayings, platform in
      let source = sources.first { $0.platform == platform }
      let first = locales.first?.shown.first { $0.device.platform == platform }
      let texts = source?.message ?? first?.message ?? []
      let language = source?.language ?? locales.first?.name ?? ""
      guard !texts.isEmpty else { return }
      if let index = sayings.firstIndex(where: { $0.texts == texts }) {
        sayings[index].platforms.append(platform)
      } else {
        sayings.append(PageSaying(platforms: [platform], language: language, texts: texts))
      }
    }
  }

  /// The same where there is room for few letters, ` =en`; empty if no text reads so.
  func sourceMark(_ shown: ShownNotification) -> String {
    guard sourceLike(shown) != nil,
      let source = sources.first(where: { $0.platform == shown.device.platform })
    else { return "" }
    return " =\(source.language)"
  }

  /// That a translation reads as the source text does; `nil` if none does.
  func sourceLike(_ shown: ShownNotification) -> String? {
    sources.first { $0.platform == shown.device.platform }?.likeness(of: shown)
  }
}
