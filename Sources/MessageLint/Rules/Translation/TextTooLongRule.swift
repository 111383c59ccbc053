import DevicePreview
import PushMessages
import Resolver

/// A title or body is longer than the roomiest surface that every user sees.
///
/// A title has one line, on an iPhone at any size of the notification and on Android even when it is expanded. A body has
/// four lines in the iPhone's list on the lock screen, and on Android twelve when it is expanded. Devices cut by width, not
/// by characters: this rule and the preview both take a line of forty columns, about as many as phones have room for. East
/// Asian characters count twice. Browsers differ too much to tell.
enum TextTooLongRule: LintRule {
  static let id = "text-too-long"
  static let severity = Finding.Severity.warning
  static let summary = "A device cuts off a title or a body that is too long for it."

  /// A text of the message, on one platform or, where both have the same literal, on both.
  private struct Line {
    var path: FieldPath
    var title: String
    var platform: Platform?
    var isKeyed: Bool
    var places: [Finding.Place] = []
    /// Each size once, with the first locale that has it.
    var cuts: [(cut: TextCut, locale: String)] = []
  }

  static func findings(in subject: LintSubject) -> [Finding] {
    var lines: [Line] = []
    func look(
      at text: String?, _ name: String, of shown: ShownNotification, _ source: TextSource?
    ) {
      let room = lineCount(name, on: shown.device.platform)
      guard let cut = TextCut(name, text, lines: room), let locale = shown.translatedLocale
      else { return }
      let line = line(name, shown.device.platform, isLocalized: source != nil, in: subject)
      let index = lines.firstIndex { $0.path == line.path } ?? lines.count
      if index == lines.count { lines.append(line) }
      lines[index].places.add(locale, source)
      if !lines[index].cuts.contains(where: { $0.cut == cut }) {
        lines[index].cuts.append((cut, locale))
      }
    }
    for shown in subject.shown where shown.device.platform != .web {
      look(at: shown.title.shownText, "title", of: shown, shown.title.source)
      look(at: shown.card?.subtitle, "subtitle", of: shown, nil)
      look(at: shown.body.shownText, "body", of: shown, shown.body.source)
    }
    return lines.map { finding($0, in: subject) }
  }

  /// At the roomiest: opened on Android, in the list of the lock screen on an iPhone.
  private static func lineCount(_ name: String, on platform: Platform) -> Int? {
    let surface: NotificationCard.Surface =
      platform == .android ? .androidBigText : .iPhoneLockScreen
    return name == "body" ? surface.bodyLines : surface.titleLines
  }

  private static func finding(_ line: Line, in subject: LintSubject) -> Finding {
    let total = subject.locales.count
    let what = "cut off \(sizes(line.cuts))"
    guard line.isKeyed else {
      return finding(
        "\(line.path.description): \(what)", remedy: "shorten the text", at: line.path,
        on: line.platform)
    }
    let platform = line.platform?.name ?? ""
    return Finding(
      rule: id, severity, "\(line.title) on \(platform): \(what)",
      headline: "\(platform) \(line.title): cut off",
      remedy: "use shorter arguments or another key", appRemedy: "shorten the text",
      path: line.path,
      platform: line.platform, places: line.places, localeCount: total)
  }

  /// `after about 38 of 70 characters in de, 38 of 53 in fr`: each locale's own, the longest first.
  private static func sizes(_ cuts: [(cut: TextCut, locale: String)]) -> String {
    let longest = cuts.sorted { $0.cut.count > $1.cut.count }
    guard let first = longest.first else { return "" }
    let start = "after about \(first.cut.seen) of \(first.cut.count) characters"
    guard longest.count > 1 else { return start }
    let rest = longest.dropFirst().prefix(2).map {
      "\($0.cut.seen) of \($0.cut.count) in \($0.locale)"
    }
    let more = longest.count > 3 ? ["fewer in \(longest.count - 3) more sizes"] : []
    return (["\(start) in \(first.locale)"] + rest + more).joined(separator: ", ")
  }

  /// Where the text comes from: its key, the platform's own literal, or the common one.
  private static func line(
    _ name: String, _ platform: Platform, isLocalized: Bool, in subject: LintSubject
  ) -> Line {
    let key = subject.keyedFields.first { $0.platform == platform && $0.name == name }
    if let key, isLocalized || name == "subtitle" {
      return Line(path: key.path, title: name, platform: platform, isKeyed: true)
    }
    let path = subject.literalPath(of: name, on: platform)
    let isCommon = path == FieldPath("notification").appending(name)
    return Line(path: path, title: name, platform: isCommon ? nil : platform, isKeyed: false)
  }
}

extension Resolution {
  /// `nil` if something else is wrong with it.
  fileprivate var shownText: String? {
    guard case .shows(let text) = outcome else { return nil }
    return text
  }
}
