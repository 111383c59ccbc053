import DevicePreview
import PushMessages
import Resolver

/// A title or body is longer than the roomiest surface that everybody meets.
///
/// A title has one line, on an iPhone at any size of the notification and on Android even when it is expanded: 50 columns
/// are more than phones have. A body has four lines in the iPhone's list on the lock screen, some 178 columns, and on
/// Android twelve when it is expanded. Devices cut by width, not by characters, so these are generous estimates: a text
/// above them is surely cut, one below may be. East Asian characters count twice. Browsers differ too much to tell.
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
    var columns = 0
    /// The columns that fit.
    var limit = Int.max
  }

  static func findings(in subject: LintSubject) -> [Finding] {
    var lines: [Line] = []
    func look(
      at text: String?, _ name: String, of shown: ShownNotification, _ source: TextSource?
    ) {
      let surface = TextSurface(shown.device.platform, name)
      guard let text, let columns = surface.excess(of: text), let locale = shown.translatedLocale
      else { return }
      let line = line(name, shown.device.platform, isLocalized: source != nil, in: subject)
      let index = lines.firstIndex { $0.path == line.path } ?? lines.count
      if index == lines.count { lines.append(line) }
      lines[index].places.add(locale, source)
      lines[index].columns = max(lines[index].columns, columns)
      lines[index].limit = min(lines[index].limit, surface.columns)
    }
    for shown in subject.shown where shown.device.platform != .web {
      look(at: shown.title.shownText, "title", of: shown, shown.title.source)
      look(at: shown.card?.subtitle, "subtitle", of: shown, nil)
      look(at: shown.body.shownText, "body", of: shown, shown.body.source)
    }
    return lines.map { finding($0, in: subject) }
  }

  private static func finding(_ line: Line, in subject: LintSubject) -> Finding {
    let total = subject.locales.count
    let what = "cut off, \(line.columns) columns where \(line.limit) fit"
    guard line.isKeyed else {
      return finding(
        "\(line.path.description): \(what)", remedy: "shorten the text", at: line.path,
        on: line.platform)
    }
    let platform = line.platform?.name ?? ""
    return Finding(
      rule: id, severity, "\(line.title) on \(platform): \(what)",
      headline: "\(platform) \(line.title): cut off",
      remedy: "shorter arguments or another key", appRemedy: "shorten the text", path: line.path,
      platform: line.platform, places: line.places, localeCount: total)
  }

  /// Where the text comes from: its key, the platform's own literal, or the common one.
  private static func line(
    _ name: String, _ platform: Platform, isLocalized: Bool, in subject: LintSubject
  ) -> Line {
    let key = subject.keyedFields.first { $0.platform == platform && $0.name == name }
    if let key, isLocalized || name == "subtitle" {
      return Line(path: key.path, title: name, platform: platform, isKeyed: true)
    }
    let block: FieldPath =
      platform == .apple ? "apns.payload.aps.alert" : "android.notification"
    let common = FieldPath("notification").appending(name)
    // A plain string as alert is its body.
    let paths = [block.appending(name)] + (name == "body" ? [block] : []) + [common]
    let path = paths.first { subject.document.string(at: $0)?.isEmpty == false } ?? paths[0]
    return Line(
      path: path, title: name, platform: path == common ? nil : platform, isKeyed: false)
  }
}

extension Resolution {
  /// `nil` where something else is wrong with it.
  fileprivate var shownText: String? {
    guard case .shows(let text) = outcome else { return nil }
    return text
  }
}
