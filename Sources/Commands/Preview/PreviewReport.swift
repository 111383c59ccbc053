internal import DevicePreview
internal import Drafts
internal import PushMessages
internal import Resolver
internal import TextLayout

/// The report of `preview` in its formats.
enum PreviewReport {
  /// What one device of one locale shows.
  struct Entry {
    var locale: PreviewLocale
    var shown: ShownNotification
    /// `nil` if there is only one draft.
    var draft: String?
    /// `same text as English`, of a translation that reads as the source text does.
    var likeness: String?

    /// The titles of the buttons that the message brings along.
    var buttons: [String] { shown.card?.actions ?? [] }
  }

  /// One object per device and locale; the names are those of the reference documentation.
  static func json(_ entries: [Entry]) -> String {
    JSONReport.text(
      .preview,
      entries.map { entry in
        .object(
          (entry.draft.map { [.init("draft", .string($0))] } ?? []) + [
            .init("platform", .string(entry.shown.device.platform.rawValue)),
            .init("locale", .string(entry.locale.name)),
            .init("languages", JSONReport.strings(entry.locale.languages)),
            .init("shown", .boolean(entry.shown.isShown)),
          ] + (assumption(of: entry.shown.device).map { [.init("assumes", .string($0))] } ?? [])
            + (entry.shown.caveat.map { [.init("not_verified", .string($0))] } ?? [])
            + entry.shown.texts.map { .init($0.name, JSONReport.text($0.resolution)) }
            + (entry.buttons.isEmpty ? [] : [.init("buttons", JSONReport.strings(entry.buttons))]))
      })
  }

  /// What is assumed of the Android devices; `nil` if there is none.
  static func assumption(of entries: [Entry]) -> String? {
    entries.lazy.compactMap { assumption(of: $0.shown.device) }.first
  }

  private static func assumption(of device: Device) -> String? {
    guard device.platform == .android else { return nil }
    return AndroidDeviceState.assumption(apiLevel: device.androidAPILevel)
  }

  /// For people: each device with its texts, where they come from, and what was promised instead.
  ///
  /// A result that a platform shows in every locale alike, as the web does, is reported once for all of them.
  /// `isNamed` begins with the draft's name.
  static func text(_ entries: [Entry], isNamed: Bool = false) -> String {
    let name = entries.first?.draft.map { "\($0.displayable)\n\n" }
    var single: [String] = []
    var common: [String] = []
    let alike = Platform.allCases.filter { isAlike(entries.filter(on: $0)) }
    for entry in entries where !alike.contains(entry.shown.device.platform) {
      single.append(block(of: entry, named: entry.locale.name))
    }
    for platform in alike {
      let own = entries.filter(on: platform)
      if let first = own.first {
        common.append(block(of: first, named: "all \(own.count) locales"))
      }
    }
    let text = (single + common).joined(separator: "\n")
    return isNamed ? (name ?? "") + text : text
  }

  private static func isAlike(_ entries: [Entry]) -> Bool {
    entries.count > 1 && Set(entries.map { block(of: $0, named: "") }).count == 1
  }

  private static func block(of entry: Entry, named name: String) -> String {
    let shown = entry.shown
    let isKnown = !shown.isWhollyUnknown
    let place = ReleasedStrings.place(shown.releases).map { " \($0)" } ?? ""
    let words = shown.remarks.first ?? (shown.verdict == .incomplete ? "a line is missing" : nil)
    let state =
      isKnown && shown.isShown
      ? "shown" + (words.map { ", \($0)" } ?? "")
      : (isKnown ? "NOTHING IS SHOWN" : "unknown") + place
    let absence = shown.absence.map { ": \($0)" } ?? ""
    let likeness = entry.likeness.map { ", \($0)" } ?? ""
    let heading = "\(name)  \(shown.device.platform.rawValue)  \(state)\(absence)\(likeness)"
    let width = max(labelWidth, (shown.texts.map(\.name.count).max() ?? 0) + 3)
    let texts = shown.texts.flatMap { lines($0.name, $0.resolution, width: width) }
    let label = "  buttons".padded(toWidth: width + 2, ambiguous: .offScreen)
    let buttons =
      entry.buttons.isEmpty
      ? [] : [label + entry.buttons.map { "[\($0)]" }.joined(separator: " ")]
    let channel = shown.card?.channel.map { "channel \($0.words)" }
    let facts = [channel, shown.isShown ? shown.unknownPart : nil, shown.handling, shown.caveat]
    let remarks = facts.compactMap { $0.map { "  \($0)" } }
    return ([heading] + texts + buttons + remarks).map { $0.displayable + "\n" }.joined()
  }

  private static let labelWidth = 9

  /// A catalog holds all languages, so that its line alone doesn't tell which one is shown.
  private static func place(_ source: TextSource) -> String {
    source.file.hasSuffix(".xcstrings")
      ? "\(source.place), \(source.shortLocalization)" : source.place
  }

  /// Says so where people read another language than theirs.
  private static func language(of resolution: Resolution) -> String {
    resolution.isFallback && resolution.outcome.text != nil ? "  IN ANOTHER LANGUAGE" : ""
  }

  static func lines(
    _ name: String, _ resolution: Resolution, width: Int = labelWidth
  ) -> [String] {
    let source = resolution.source.map { "  (\(place($0)))" + language(of: resolution) } ?? ""
    let label = "  \(name)".padded(toWidth: width, ambiguous: .offScreen)
    let indentation = String(repeating: " ", count: width)
    var lines: [String]
    switch resolution.outcome {
    case .shows(let text): lines = ["\(label)\(text)\(source)"]
    case .omitted: lines = ["\(label)left out\(source)"]
    case .crashes(let exception): lines = ["\(label)CRASHES: \(exception)\(source)"]
    case .showsKey(let key): lines = ["\(label)\(key)  THE KEY IS SHOWN\(source)"]
    case .garbled(let text): lines = ["\(label)\(text)  GARBLED\(source)"]
    case .unknown: lines = ["\(label)unknown\(source)"]
    }
    if let reason = resolution.placedReason { lines.append(indentation + reason) }
    if let promised = resolution.documented, promised != resolution.outcome.text {
      lines.append("\(indentation)the FCM page promises: \(promised)")
    }
    return lines
  }
}

extension [PreviewReport.Entry] {
  fileprivate func filter(on platform: Platform) -> [PreviewReport.Entry] {
    filter { $0.shown.device.platform == platform }
  }
}
