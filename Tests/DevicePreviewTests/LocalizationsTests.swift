import DevicePreview
import Resolver
import StringResources
import Testing

struct LocalizationsTests {
  private static let strings: AppLocalizations = {
    var table = AndroidStringTable()
    let files = [("values", ["title", "body"]), ("values-zu", ["title"]), ("values-fr", ["body"])]
    for (directory, keys) in files {
      guard let configuration = AndroidConfiguration(directoryName: directory) else { continue }
      table.add(
        keys.enumerated().map { line, key in
          .init(name: key, kind: .string, value: .text(key), line: line + 2)
        }, configuration: configuration, directory: directory,
        path: "res/\(directory)/strings.xml")
    }
    return AppLocalizations(android: table)
  }()

  private func shown(_ locale: String) -> ShownNotification {
    Shop.shown(
      #"{"android": {"notification": {"title_loc_key": "title", "body_loc_key": "body"}}}"#,
      .android, locale,
      previewer: NotificationPreviewer(strings: Self.strings, appName: "Shop"))
  }

  @Test(
    arguments: [
      ("zu", ["values-zu title", "↩values body"]), ("fr", ["↩values title", "values-fr body"]),
      ("ja", ["↩values title body"]), ("en-US", ["values title body"]),
    ])
  func `Each localization says which texts it has, and whether it is another language's`(
    locale: String, names: [String]
  ) {
    let found = shown(locale).localizations.map {
      "\($0.isFallback ? "↩" : "")\(([$0.source.localization] + $0.names).joined(separator: " "))"
    }
    #expect(found == names)
  }

  @Test func `The text in trouble is the one whose place is named`() {
    #expect(shown("zu").placedText?.source?.localization == "values-zu")
    let crashing = Shop.shown(Shop.localizedMessage, .android)
    #expect(crashing.placedText == crashing.body)
  }
}
