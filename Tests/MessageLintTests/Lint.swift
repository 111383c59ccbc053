import DevicePreview
import MessageLint
import PushMessages
import Resolver
import StringResources

/// Lints a message for devices in English and French.
enum Lint {
  static func findings(
    _ message: String, hasStrings: Bool = true, moment: LintSubject.Moment = .composing,
    webHost: String? = nil, platforms: [Platform] = Platform.allCases,
    testDevices: [TestDevice] = [], projectPlatforms: Set<Platform>? = nil,
    apps: AppProjects = AppProjects(), channels: [String] = [], firebaseProject: String? = nil
  ) -> [Finding] {
    Linter.findings(
      in: subject(
        message, hasStrings: hasStrings, moment: moment, webHost: webHost, platforms: platforms,
        project: LintedProject(
          platforms: projectPlatforms, testDevices: testDevices, apps: apps,
          channels: channels, firebaseProject: firebaseProject)))
  }

  static func subject(
    _ message: String, hasStrings: Bool = true, moment: LintSubject.Moment = .composing,
    webHost: String? = nil, platforms: [Platform] = Platform.allCases,
    project: LintedProject = LintedProject()
  ) -> LintSubject {
    let document = MessageDocument(text: "{\"message\": \(message)}")
    let effective = EffectiveMessage(document)
    let strings = (hasStrings ? strings : AppLocalizations()).shipped(by: project.apps)
    let previewer = NotificationPreviewer(
      strings: strings, appName: "Shop", platforms: Set(platforms),
      behavior: project.apps.behavior(listing: project.channels))
    let shown = ["en-US", "fr-FR"].flatMap { locale in
      platforms.map {
        previewer.notification(for: effective, on: Device($0, locales: [locale]))
      }
    }
    var subject = LintSubject(
      document: document, shown: shown, strings: strings, moment: moment, webHost: webHost)
    subject.project = project
    return subject
  }

  /// `error target topic`, for the findings of one rule.
  static func summary(
    _ message: String, rule: String, moment: LintSubject.Moment = .composing
  ) -> [String] {
    findings(message, moment: moment).filter { $0.rule == rule }.map {
      "\($0.severity) \($0.path.map(\.description) ?? "–")"
    }
  }

  /// The message after the fix of a rule's first finding; `nil` if it has none.
  static func mended(_ message: String, rule: String) -> String? {
    let head = "{\"message\": "
    let document = MessageDocument(text: "\(head)\(message)}")
    let fix = findings(message).first { $0.rule == rule }?.fix
    return (fix?.applied(to: document)?.text.dropFirst(head.count).dropLast()).map(String.init)
  }

  static let strings: AppLocalizations = {
    var android = AndroidStringTable()
    add(
      [
        "fits": "Hi %1$s", "crashes": "%1$d", "half": "Hi %1$s", "two": "%1$s, %2$s",
        "more": "Hi %1$s",
      ], "values",
      to: &android)
    add(
      ["fits": "Salut %1$s", "crashes": "%1$d", "half": "%1$d", "more": "%1$s %2$s"], "values-fr",
      to: &android)
    var apple = AppleStringTable(
      localizations: [
        localization("en", ["FITS": "Hi %@", "GARBLED": "%ld new", "ENGLISH": "Hi"]),
        localization("fr", ["FITS": "Salut %@"]),
      ], developmentRegion: "en")
    apple.otherTables[Array("ELSEWHERE".utf8)] = "Frontend.strings"
    return AppLocalizations(android: android, apple: apple)
  }()

  private static func add(
    _ texts: [String: String], _ directory: String, to table: inout AndroidStringTable
  ) {
    guard let configuration = AndroidConfiguration(directoryName: directory) else { return }
    let resources = texts.sorted { $0.key < $1.key }.enumerated().map { line, pair in
      AndroidValuesFile.Resource(
        name: pair.key, kind: .string, value: .text(pair.value), line: line + 2)
    }
    table.add(
      resources, configuration: configuration, directory: directory,
      path: "res/\(directory)/strings.xml")
  }

  private static func localization(
    _ name: String, _ texts: [String: String]
  ) -> AppleStringTable.Localization {
    let entries = texts.map { key, text in
      let file = "\(name).lproj/Localizable.strings"
      return (Array(key.utf8), AppleStringTable.Localization.Entry(text, file: file, line: 1))
    }
    return .init(name: name, strings: Dictionary(uniqueKeysWithValues: entries))
  }
}
