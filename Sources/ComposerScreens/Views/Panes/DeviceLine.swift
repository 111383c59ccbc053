internal import ComposerState
internal import TerminalUI

/// A test device of the profile, and the topics that it has as far as they are known.
struct DeviceLine {
  var name: String
  var text: String
  var style: Style

  init(name: String, text: String, style: Style) {
    (self.name, self.text, self.style) = (name, text, style)
  }

  /// Those that won't show the broadcast come first.
  static func all(of composer: Composer, in context: DrawingContext) -> [DeviceLine] {
    let rows = composer.deviceRows
    guard !rows.isEmpty else { return [] }
    guard composer.topics.readAt != nil, !composer.topics.isReading else {
      return [DeviceLine(asking: rows.count, composer.topics.isReading, in: context)]
    }
    return rows.map { DeviceLine($0, in: context) }
  }

  /// All of them in one line, before FCM has answered.
  private init(asking count: Int, _ isReading: Bool, in context: DrawingContext) {
    let devices = "\(count) test device\(count == 1 ? "" : "s")"
    let key = context.keymap.label(for: .readTopics)
    name = "Devices"
    style = isReading ? .info : .dim
    if isReading {
      text = "asking FCM for the topics of \(devices)…"
    } else {
      let whose = count == 1 ? "its" : "their"
      text = key.isEmpty ? devices : "\(devices); \(key) asks FCM for \(whose) topics"
    }
  }

  private init(_ row: DeviceRow, in context: DrawingContext) {
    name = row.name
    switch row.answer {
    case .topics(let topics):
      let names = topics.isEmpty ? "no topics" : topics.joined(separator: ", ")
      text =
        row.lacksBroadcast
        ? "\(context.sign("⚠")) won't show this broadcast; has \(names)" : names
      style = row.lacksBroadcast ? .warning : .text
    case .failed(let sentence): (text, style) = ("\(context.sign("✗")) \(sentence)", .error)
    case nil: (text, style) = ("not asked", .dim)
    }
  }
}
