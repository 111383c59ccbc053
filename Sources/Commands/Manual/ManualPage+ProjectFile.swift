internal import SettingShapes
internal import Workspace

extension ManualPage {
  static func projectFile(_ day: String) -> ManualPage {
    var text = beginning(ProjectFile.name, 5, "The project file of Pushwright.", day)
    text.macro("Sh DESCRIPTION")
    text.paragraphs(
      """
      Names an app's strings, the devices to preview, and the Firebase projects that messages go to. It is TOML, and \
      lies at the top of the app's repository: pushwright uses the nearest one, in the working directory or above. \
      Paths are relative to it.

      pushwright init writes one, pushwright config validate checks it, and pushwright config schema prints its JSON \
      Schema for editors. A key that Pushwright doesn't know gets a warning.
      """)
    text.settings(ProjectSettings.all, of: nil)
    text.macro("Sh EXAMPLES")
    text.example(
      """
      drafts = "drafts"

      [[apps]]
      name = "My App"
      android = "app/src/main/res"
      apple = "MyApp"

      [profiles.staging]
      project = "my-app-staging"
      kind = "test"
      credentials = "service-account.json"
      test-targets = { pixel-mia = "FID" }
      """)
    text.macro("Sh SEE ALSO")
    text.macro("Xr pushwright 1 ,")
    text.macro("Xr \(ManualText.escaped("pushwright-init")) 1 ,")
    text.macro("Xr \(ManualText.escaped("pushwright-config")) 1")
    return ManualPage(fileName: "\(ProjectFile.name).5", source: text.source)
  }
}

extension ManualText {
  /// The keys of one table, and behind them each table below it.
  fileprivate mutating func settings(_ settings: [Setting], of table: String?) {
    macro("Bl -tag -width Ds")
    for setting in settings {
      macro("It Ic \(Self.escaped(setting.key))")
      sentences(setting.sentence)
      let table = Self.table(in: setting.shape, at: Self.path(table, setting.key))
      sentences(table.map { "See \($0.head) below." } ?? Self.remarks(on: setting))
    }
    macro("El")
    for setting in settings {
      guard let below = Self.table(in: setting.shape, at: Self.path(table, setting.key)) else {
        continue
      }
      macro("Ss \(Self.escaped(below.head))")
      sentences(setting.sentence)
      self.settings(below.settings, of: below.path)
    }
  }

  private static func path(_ table: String?, _ key: String) -> String {
    table.map { "\($0).\(key)" } ?? key
  }

  /// The table that a key holds, and how TOML begins it; `nil` if it holds none.
  private static func table(
    in shape: SettingShape, at path: String
  ) -> (head: String, path: String, settings: [Setting])? {
    switch shape {
    case .table(let settings): ("[\(path)]", path, settings)
    case .list(.table(let settings)): ("[[\(path)]]", path, settings)
    case .named(.table(let settings)): ("[\(path).NAME]", "\(path).NAME", settings)
    default: nil
    }
  }

  private static func remarks(on setting: Setting) -> String {
    let form = words(for: setting.shape)
    let value = "\(form.prefix(1).uppercased() + form.dropFirst())."
    let standard = setting.standard.map { " Default: \($0)." } ?? ""
    return value + (setting.isRequired ? " Required." : "") + standard
  }

  private static func words(for shape: SettingShape) -> String {
    switch shape {
    case .text: "text"
    case .matching(let pattern): "text of the form \(pattern)"
    case .flag: "true or false"
    case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    case .choice(let names): "one of \(names.joined(separator: ", "))"
    case .list(let element): "a list (each: \(words(for: element)))"
    case .table(let settings):
      "a table (\(settings.map { "\($0.key): \(words(for: $0.shape))" }.joined(separator: "; ")))"
    case .named(let value): "a table by name (each: \(words(for: value)))"
    case .any(let shapes): shapes.map { words(for: $0) }.joined(separator: ", or ")
    }
  }
}
