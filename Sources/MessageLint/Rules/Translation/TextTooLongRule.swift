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

  private struct Sameness: Hashable {
    var platform: Platform
    var name: String
    var path: FieldPath
  }

  static func findings(in subject: LintSubject) -> [Finding] {
    var places: [(same: Sameness, places: [Finding.Place], columns: Int)] = []
    for shown in subject.shown where shown.device.platform != .web {
      guard let locale = shown.translatedLocale else { continue }
      for (name, text, source) in shown.lines {
        guard let columns = TextSurface(shown.device.platform, name).excess(of: text) else {
          continue
        }
        let path = path(of: name, shown.device.platform, isKeyed: source != nil, in: subject)
        let same = Sameness(platform: shown.device.platform, name: name, path: path)
        let index = places.firstIndex { $0.same == same } ?? places.count
        if index == places.count { places.append((same, [], 0)) }
        places[index].places.add(locale, source)
        places[index].columns = max(places[index].columns, columns)
      }
    }
    return places.map { finding($0.same, $0.places, columns: $0.columns, in: subject) }
  }

  private static func finding(
    _ same: Sameness, _ places: [Finding.Place], columns: Int, in subject: LintSubject
  ) -> Finding {
    let surface = TextSurface(same.platform, same.name)
    let total = subject.locales.count
    let count = places.reduce(0) { $0 + $1.locales.count }
    let platform = same.platform.name
    let isKeyed = places.contains { $0.source != nil }
    return Finding(
      rule: id, severity,
      "\(same.name) on \(platform): cut off, up to \(columns) columns where \(surface.columns) fit",
      headline: "\(platform) \(same.name) \(count)/\(total): cut off",
      remedy: isKeyed ? "shorter arguments or another key" : "shorten the text",
      appRemedy: isKeyed ? "shorten the text" : nil, path: same.path, platform: same.platform,
      places: places, localeCount: total)
  }

  /// Where the text comes from: its key, the platform's own literal, or the common one.
  private static func path(
    of name: String, _ platform: Platform, isKeyed: Bool, in subject: LintSubject
  ) -> FieldPath {
    let isApple = platform == .apple
    let block: FieldPath = isApple ? "apns.payload.aps.alert" : "android.notification"
    if isKeyed {
      if !isApple { return block.appending("\(name)_loc_key") }
      return block.appending(name == "body" ? "loc-key" : "\(name)-loc-key")
    }
    let own = block.appending(name)
    if subject.document.string(at: own)?.isEmpty == false { return own }
    if isApple, name == "body", subject.document.string(at: block) != nil { return block }
    let common = FieldPath("notification").appending(name)
    return subject.document.node(at: common) == nil ? own : common
  }
}

extension ShownNotification {
  /// What the notification shows, line by line; the source is `nil` for literals and for a subtitle.
  fileprivate var lines: [(name: String, text: String, source: TextSource?)] {
    var lines: [(name: String, text: String, source: TextSource?)] = texts.compactMap {
      guard case .shows(let text) = $0.resolution.outcome else { return nil }
      return ($0.name, text, $0.resolution.source)
    }
    if let subtitle = card?.subtitle { lines.append(("subtitle", subtitle, nil)) }
    return lines
  }
}
