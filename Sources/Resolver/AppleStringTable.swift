public import StringResources

/// An app's Apple strings, localization by localization, as its bundle holds them.
public struct AppleStringTable: Sendable {
  /// The `Localizable` tables of one `.lproj` folder.
  public struct Localization: Sendable {
    public struct Entry: Hashable, Sendable {
      /// `nil` for a text that is the same everywhere.
      public var variation: AppleVariationKind?
      /// The format text where it varies by plurals; `nil` if the value isn't a text, or is one that is too long.
      public var text: String?
      /// Whether the file has a longer text than is looked at, which isn't kept.
      public let isTooLong: Bool
      /// The path of the file as messages name it: `fr.lproj/Localizable.strings`, or the catalog
      /// that the build makes this table of.
      public var file: String
      public var line: Int

      public init(
        _ text: String?, variation: AppleVariationKind? = nil, file: String, line: Int
      ) {
        self.variation = variation
        isTooLong = text.map(AppleStringTable.isTooLong) ?? false
        self.text = isTooLong ? nil : text
        self.file = file
        self.line = line
      }
    }

    /// One of the texts of an entry that varies, kept apart because only a search looks at it.
    public struct Variant: Hashable, Sendable {
      public var key: String
      /// `one`, `applewatch` or `20`.
      public var name: String
      public var text: String
      public var file: String
      public var line: Int

      public init(key: String, name: String, text: String, file: String, line: Int) {
        self.key = key
        self.name = name
        self.text = text
        self.file = file
        self.line = line
      }
    }

    /// By the key's exact UTF-8 bytes: to a device, composed and decomposed letters are different
    /// keys.
    public typealias Entries = [[UInt8]: Entry]

    /// The folder's name without `.lproj`, verbatim: `fr`, `zh-Hans`, `Base`; empty outside any.
    public var name: String
    /// What `Localizable.strings` holds; `nil` if the folder has no such file.
    public var strings: Entries?
    /// What `Localizable.stringsdict` holds, likewise.
    public var stringsdict: Entries?
    /// The texts of what varies in it.
    public var variants: [Variant] = []
    /// Why texts of the `.strings` file are unknown; `nil` if all of it was read.
    public var unreadStrings: StringsFault?
    /// The same for the `.stringsdict` file.
    public var unreadStringsdict: StringsFault?

    public init(name: String, strings: Entries? = nil, stringsdict: Entries? = nil) {
      self.name = name
      self.strings = strings
      self.stringsdict = stringsdict
    }
  }

  /// In the order of the folders' names.
  public var localizations: [Localization]
  /// The tables outside any `.lproj` folder: each wins over those of its kind in all of them.
  public var unlocalized: Localization?
  /// `CFBundleDevelopmentRegion` of the app; `en` where nothing says otherwise.
  public var developmentRegion: String
  /// Keys that another table than `Localizable` has, and the name of its file: a push never looks there.
  public var otherTables: [[UInt8]: String] = [:]
  /// A directory or a catalog that couldn't be read, so that every text is unknown.
  public var unread: StringsFault?

  public init(
    localizations: [Localization] = [], unlocalized: Localization? = nil,
    developmentRegion: String = "en"
  ) {
    self.localizations = localizations
    self.unlocalized = unlocalized
    self.developmentRegion = developmentRegion
  }

  /// In bytes; no push shows a tenth of it.
  static let longestText = 100_000

  /// Whether a text is longer than any that is looked at: every rule would read it anew.
  public static func isTooLong(_ text: String) -> Bool { text.utf8.count > longestText }

  /// The file of another table than `Localizable` that has a key, `Frontend.strings`; `nil` if none has.
  public func otherTable(of key: String) -> String? { otherTables[Array(key.utf8)] }

  /// The texts of all entries that vary, in no order.
  public var pluralTexts: [PluralText] {
    allLocalizations.flatMap { localization in
      // A file that another one overrides may have more of the same key.
      localization.variants.filter {
        localization.stringsdict?[Array($0.key.utf8)]?.file == $0.file
      }.map {
        PluralText(
          key: $0.key, quantity: $0.name, text: $0.text,
          source: TextSource(
            localization: localization.place(of: $0.file), file: $0.file, line: $0.line))
      }
    }
  }

  /// CFBundle's language search list for a device with these languages.
  package func searchList(for languages: [String]) -> [String] {
    AppleBundle(self).searchList(for: languages)
  }
}
