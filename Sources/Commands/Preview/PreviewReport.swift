internal import ComposerState
internal import DevicePreview
internal import PushMessages
internal import Resolver
internal import TextLayout

/// The report of `preview` in its formats.
enum PreviewReport {
  /// One object per device and locale; the names are those of the reference documentation.
  static func json(_ entries: [PreviewEntry]) -> String {
    JSONReport.text(
      .preview,
      entries.map { entry in
        .object(
          [
            .init("platform", .string(entry.shown.device.platform.rawValue)),
            .init("locale", .string(entry.locale.name)),
            .init("languages", JSONReport.strings(entry.locale.languages)),
            .init("shown", .boolean(entry.shown.isShown)),
          ] + entry.shown.texts.map { .init($0.name, JSONReport.text($0.resolution)) })
      })
  }

  /// For people: each device with its texts, where they come from, and what was promised instead.
  static func text(_ entries: [PreviewEntry]) -> String {
    entries.map { entry in
      let shown = entry.shown
      let isKnown = shown.verdict != .unknown
      let place = ReleasedStrings.place(shown.releases).map { " \($0)" } ?? ""
      let words = shown.verdict == .oneLanguage ? shown.freeze?.words.first : nil
      let state =
        isKnown && shown.isShown
        ? "shown" + (words.map { ", \($0)" } ?? "")
        : (isKnown ? "NOTHING IS SHOWN" : "not known") + place
      let absence = shown.absence.map { ": \($0)" } ?? ""
      let heading = "\(entry.locale.name)  \(shown.device.platform.rawValue)  \(state)\(absence)"
      let width = max(labelWidth, (shown.texts.map(\.name.count).max() ?? 0) + 3)
      let texts = shown.texts.flatMap { lines($0.name, $0.resolution, width: width) }
      return ([heading] + texts).map { $0.displayable + "\n" }.joined()
    }.joined(separator: "\n")
  }

  private static let labelWidth = 9

  static func lines(
    _ name: String, _ resolution: Resolution, width: Int = labelWidth
  ) -> [String] {
    let source = resolution.source.map { "  (\($0.place))" } ?? ""
    let label = "  \(name)".padded(toWidth: width)
    let indentation = String(repeating: " ", count: width)
    var lines: [String]
    switch resolution.outcome {
    case .shows(let text): lines = ["\(label)\(text)\(source)"]
    case .omitted: lines = ["\(label)left out\(source)"]
    case .crashes(let exception): lines = ["\(label)CRASHES: \(exception)\(source)"]
    case .showsKey(let key): lines = ["\(label)\(key)  THE KEY IS SHOWN\(source)"]
    case .garbled(let text): lines = ["\(label)\(text)  GARBLED\(source)"]
    case .unknown: lines = ["\(label)not known\(source)"]
    }
    if let reason = resolution.placedReason { lines.append(indentation + reason) }
    if let promised = resolution.documented, promised != resolution.outcome.text {
      lines.append("\(indentation)the FCM page promises: \(promised)")
    }
    return lines
  }
}
