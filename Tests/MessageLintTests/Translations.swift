import DevicePreview
import MessageLint
import PushMessages
import Resolver
import StringResources

/// An app with one key, `body`, in several languages on both platforms, and what the linter says of it.
struct Translations {
  /// Texts by directory, `values-fr`; `nil` if the directory lacks the key.
  var android: [(directory: String, text: String?)] = []
  /// Texts by folder without `.lproj`.
  var apple: [(folder: String, text: String?)] = []
  var previewed = ["en-US", "fr-FR"]
  var isTranslatable = true
  var faults: [StringsFault] = []
  /// Leaves out what the rules about single devices say.
  var hidesDevices = true

  /// Of the rules about translations and written texts, `rule: statement [locales]`.
  func summaries(arguments: String? = nil, rule: String? = nil) -> [String] {
    findings(message(arguments)).filter { rule == nil || $0.rule == rule }.map(Self.summary)
  }

  static func summary(_ finding: Finding) -> String {
    let locales = finding.locales.isEmpty ? "" : " [\(finding.locales.joined(separator: " "))]"
    return "\(finding.rule): \(finding.statement)\(locales)"
  }

  /// A message with that key, for the platforms that the app has.
  func message(_ arguments: String?) -> String {
    var blocks = [#""topic": "a""#]
    let list = arguments.map { ", \"LIST\": \($0)" } ?? ""
    if !android.isEmpty {
      let list = list.replacing("LIST", with: "body_loc_args")
      blocks.append(#""android": {"notification": {"body_loc_key": "body"\#(list)}}"#)
    }
    if !apple.isEmpty {
      let list = list.replacing("LIST", with: "loc-args")
      blocks.append(#""apns": {"payload": {"aps": {"alert": {"loc-key": "body"\#(list)}}}}"#)
    }
    return "{\(blocks.joined(separator: ", "))}"
  }

  func findings(_ message: String) -> [Finding] {
    let document = MessageDocument(text: "{\"message\": \(message)}")
    let effective = EffectiveMessage(document)
    let strings = AppLocalizations(
      android: android.isEmpty ? nil : androidTable, apple: apple.isEmpty ? nil : appleTable,
      faults: faults
    ).withPseudoLocales(wantedBy: previewed)
    let previewer = NotificationPreviewer(strings: strings, appName: "Shop")
    let shown = previewed.flatMap { locale in
      [Platform.android, .apple].map {
        previewer.notification(for: effective, on: Device($0, previewing: [locale]))
      }
    }
    let others = [
      "crash", "garbled-text", "missing-text", "nothing-shown", "hidden-key", "unknown-key",
      "nothing-readable",
    ]
    return Linter.findings(in: LintSubject(document: document, shown: shown, strings: strings))
      .filter { !hidesDevices || !others.contains($0.rule) }
  }

  private var androidTable: AndroidStringTable {
    var table = AndroidStringTable()
    for (directory, text) in android {
      guard let configuration = AndroidConfiguration(directoryName: directory) else { continue }
      var resources = [
        AndroidValuesFile.Resource(name: "other", kind: .string, value: .text("x"), line: 2)
      ]
      if let text {
        var resource = AndroidValuesFile.Resource(
          name: "body", kind: .string, value: .text(text), line: 3)
        resource.isTranslatable = isTranslatable
        resources.append(resource)
      }
      table.add(
        resources, configuration: configuration, directory: directory,
        path: "res/\(directory)/strings.xml")
    }
    return table
  }

  private var appleTable: AppleStringTable {
    AppleStringTable(
      localizations: apple.map { folder, text in
        let file = "\(folder).lproj/Localizable.strings"
        let entry = { AppleStringTable.Localization.Entry($0, file: file, line: 3) }
        let own = text.map { [Array("body".utf8): entry($0)] } ?? [:]
        return .init(
          name: folder, strings: own.merging([Array("other".utf8): entry("x")]) { own, _ in own })
      })
  }
}
