/// An app's Apple strings, localization by localization, as its bundle holds them.
public struct AppleStringTable: Sendable {
  /// The `Localizable` table of one `.lproj` folder.
  public struct Localization: Sendable {
    public struct Entry: Hashable, Sendable {
      /// `nil` where the value is no text.
      public var text: String?
      public var line: Int

      public init(text: String?, line: Int) {
        self.text = text
        self.line = line
      }
    }

    /// The folder's name without `.lproj`, verbatim: `fr`, `zh-Hans`, `Base`.
    public var name: String
    /// The path of `Localizable.strings` as messages name it; `nil` where the folder has no such
    /// file.
    public var file: String?
    /// By the key's exact UTF-8 bytes: to a device, composed and decomposed letters are different
    /// keys.
    public var entries: [[UInt8]: Entry]

    public init(name: String, file: String?, entries: [[UInt8]: Entry]) {
      self.name = name
      self.file = file
      self.entries = entries
    }
  }

  /// In the order of the folders' names.
  public var localizations: [Localization]
  /// A `Localizable.strings` outside any `.lproj` folder: it wins over all of them.
  public var unlocalized: Localization?
  /// `CFBundleDevelopmentRegion` of the app; `en` where nothing says otherwise.
  public var developmentRegion: String

  public init(
    localizations: [Localization] = [], unlocalized: Localization? = nil,
    developmentRegion: String = "en"
  ) {
    self.localizations = localizations
    self.unlocalized = unlocalized
    self.developmentRegion = developmentRegion
  }

  /// CFBundle's language search list for a device with these languages.
  package func searchList(for languages: [String]) -> [String] {
    AppleBundle(self).searchList(for: languages)
  }
}
