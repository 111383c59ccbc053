internal import Resolver
internal import StringResources

/// One text of one key in one language, as a file has it.
struct LocalizedText: Hashable {
  var platform: Platform
  var key: String
  var text: String
  var source: TextSource
  /// `one` where it is one of the texts of a plural; `nil` for a text that is the only one.
  var quantity: String?
  /// Android's build drops the key, because it has no default text.
  var isRemovedByBuild = false

  /// Every text, sorted by key; Android before Apple.
  static func all(in strings: AppLocalizations) -> [LocalizedText] {
    let android = strings.android.map(texts(in:)) ?? []
    let apple = strings.apple.map { $0.localizedTexts } ?? []
    let plurals =
      plurals(strings.android?.pluralTexts ?? [], .android)
      + plurals(strings.apple?.pluralTexts ?? [], .apple)
    return (android + apple + plurals).sorted {
      ($0.key, $0.platform.rawValue, $0.source.localization, $0.source.line)
        < ($1.key, $1.platform.rawValue, $1.source.localization, $1.source.line)
    }
  }

  private static func plurals(_ texts: [PluralText], _ platform: Platform) -> [LocalizedText] {
    texts.map {
      LocalizedText(
        platform: platform, key: $0.key, text: $0.text, source: $0.source, quantity: $0.quantity)
    }
  }

  /// Those whose key or text holds the piece, in whatever case.
  static func holding(_ piece: String, _ texts: [LocalizedText]) -> [LocalizedText] {
    let piece = piece.lowercased()
    return texts.filter {
      $0.key.lowercased().contains(piece) || $0.text.lowercased().contains(piece)
    }
  }

  private static func texts(in table: AndroidStringTable) -> [LocalizedText] {
    table.keys.flatMap { key in
      let isRemoved = table.isRemovedByBuild(key)
      return table.values(for: key).map { value in
        LocalizedText(
          platform: .android, key: key, text: value.value.written, source: value.source,
          isRemovedByBuild: isRemoved)
      }
    }
  }
}

extension AndroidStringValue {
  /// The text, or what stands in its place in the file.
  fileprivate var written: String {
    switch self {
    case .text(let text): text
    case .null: "@null"
    case .empty: "@empty"
    case .reference(let package, let type, let name):
      "@\(package.map { "\($0):" } ?? "")\(type)/\(name)"
    case .attribute(let name): "?\(name)"
    }
  }
}
