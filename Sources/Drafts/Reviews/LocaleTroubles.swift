internal import DevicePreview
public import Resolver

/// What a reviewer should know of a locale before approving it: on which devices it isn't what the message means.
public struct LocaleTroubles: Hashable, Sendable {
  /// Where the text is lost or unreadable: `crashes the app on Android`.
  public private(set) var broken: [String] = []
  /// Where it is in another language: `shows another language (en) on Apple`.
  public private(set) var foreign: [String] = []

  public init(of row: LocaleRow, on platforms: [Platform]) {
    for platform in platforms where row[platform].isAddressed {
      let shown = row[platform]
      if let words = shown.verdict.broken {
        broken.append("\(words) on \(platform.name)")
      } else {
        let names = shown.askedTexts.compactMap { $0.resolution.foreignLocalization }
        // A browser's literal is the only way.
        let freeze = platform == .web ? nil : shown.freeze
        if let name = names.first ?? freeze?.language?.name {
          foreign.append("shows another language (\(name)) on \(platform.name)")
        } else if freeze != nil {
          foreign.append("shows one text for every language on \(platform.name)")
        }
      }
    }
  }

  /// `nil` if there is none.
  public var words: String? {
    let all = broken + foreign
    return all.isEmpty ? nil : all.joined(separator: ", ")
  }
}

extension Resolution {
  fileprivate var foreignLocalization: String? {
    isFallback && outcome.text != nil ? source?.shortLocalization : nil
  }
}

extension Verdict {
  /// Why no one would mean what appears; `nil` if a text appears whole.
  fileprivate var broken: String? {
    switch self {
    case .fine, .foreign, .lacksLine, .oneLanguage, .unknown: nil
    case .incomplete: "leaves a line out"
    case .nothing, .blank: "shows nothing"
    case .showsKey, .onlyKeys: "shows a key"
    case .garbled: "is garbled"
    case .crashes: "crashes the app"
    }
  }
}
