internal import AppStrings
public import ComposerState
public import DevicePreview
internal import Drafts
internal import PushMessages
internal import Resolver

/// An app with the strings of a story, read as the program reads them.
public struct TranslatedApp: Sendable {
  public let previewer: NotificationPreviewer

  /// `files` by their paths: `res/values-fr/strings.xml`, `fr.lproj/Localizable.strings`; a release's files by its name.
  public init(_ files: [String: String], releases: [String: [String: String]] = [:]) async {
    var released: [ReleasedStrings] = []
    for (name, files) in releases.sorted(by: { $0.key < $1.key }) {
      released.append(ReleasedStrings(name: name, strings: await Self.strings(files)))
    }
    previewer = NotificationPreviewer(
      strings: await Self.strings(files), appName: "Shop", releases: released)
  }

  /// An Android file of these strings, one a line: the first is in line 2.
  public static func android(_ texts: KeyValuePairs<String, String>) -> String {
    let lines = texts.map { "<string name=\"\($0.key)\">\($0.value)</string>\n" }.joined()
    return "<resources>\n\(lines)</resources>\n"
  }

  /// An Apple file of these strings, one a line.
  public static func apple(_ texts: KeyValuePairs<String, String>) -> String {
    texts.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
  }

  /// A composer with a message, for devices with these lists of languages.
  public static func composer(_ message: String, for devices: [[String]]) -> Composer {
    let document = MessageDocument(text: "{\"message\": \(message)}")
    var composer = Composer(
      document: document, file: DraftFile(path: "drafts/news.json", savedText: document.text),
      settings: PreviewSettings(
        appName: "Shop", locales: devices.map { PreviewLocale($0[0], languages: $0) }),
      profile: ProfileSummary(DemoApp.profile),
      strings: StringsSummary(revision: 1, fileCount: 4, errors: []))
    if let reviewer = DemoApp.reviewer { composer.start(reviewer: reviewer) }
    return composer
  }

  public func derived(_ composer: Composer) -> Derived {
    Derived(
      Derived.Key(composer, stringsRevision: 1), previewer: previewer,
      settings: composer.previewSettings)
  }

  /// Sends the actions one after the other, and returns the result of the last one.
  @discardableResult
  public func send(_ actions: Action..., to composer: inout Composer) -> [Effect] {
    actions.reduce([]) { _, action in
      let seen = derived(composer)
      return composer.update(
        action.onLargeScreen(composer, seen), seeing: seen, at: composer.now)
    }
  }

  private static func strings(_ files: [String: String]) async -> AppLocalizations {
    let bytes = files.map { ("app/\($0.key)", Array($0.value.utf8)) }
    return await AppStrings.reading(
      AppSources(
        android: files.keys.contains { $0.hasPrefix("res/") } ? ["app/res"] : [],
        apple: files.keys.contains { $0.contains(".lproj/") } ? ["app"] : []),
      from: .memory(Dictionary(uniqueKeysWithValues: bytes))
    ).localizations
  }
}
