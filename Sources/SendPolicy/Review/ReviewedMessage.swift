public import DevicePreview
public import Resolver

/// The message as the devices of one locale show it, and how many other locales show something else.
public struct ReviewedMessage: Hashable, Sendable {
  /// A line of the notification, or what is there instead of it.
  public struct Line: Hashable, Sendable {
    /// What ``name`` and ``text`` are of a device that shows no notification; behind the words stands why.
    static let absence = "Text"
    static let nothing = "nothing is shown"

    /// `Title`, `Subtitle` or `Body`; `Text` where there is no notification.
    public var name: String
    /// As the device shows it, with whatever the app's strings have put into it.
    public var text: String
    public var level: ReviewRow.Level
  }

  /// What platforms that show the same lines show.
  public struct View: Hashable, Sendable {
    public var platforms: [Platform]
    public var lines: [Line]
  }

  /// The locale's name.
  public let locale: String
  /// At least one, in the platforms' usual order.
  public let views: [View]
  /// The channel in which Android shows it; `nil` if that isn't known.
  public let channel: NotificationCard.Channel?
  let spreads: [Platform: LocaleSpread]

  /// `locale` is the name of a preview locale; without it, or where it is not among those that are shown, the first one
  /// counts.
  public init?(_ shown: [ShownNotification], in locale: String?) {
    let all = Dictionary(grouping: shown, by: \.device.platform)
    let names = shown.compactMap(\.device.previewName)
    guard let name = names.first(where: { $0 == locale }) ?? names.first else { return nil }
    self.locale = name
    var views: [View] = []
    var spreads: [Platform: LocaleSpread] = [:]
    for platform in Platform.allCases {
      guard let own = all[platform],
        let chosen = own.first(where: { $0.device.previewName == name })
      else { continue }
      let lines = chosen.reviewedLines
      spreads[platform] = LocaleSpread(own, around: chosen)
      if let index = views.firstIndex(where: { $0.lines == lines }) {
        views[index].platforms.append(platform)
      } else {
        views.append(View(platforms: [platform], lines: lines))
      }
    }
    guard !views.isEmpty else { return nil }
    channel = all[.android]?.first { $0.device.previewName == name }?.card?.channel
    self.views = views
    self.spreads = spreads
  }

  /// The first text that it shows, for lists; `nil` if it shows none.
  public var title: String? {
    views.lazy.flatMap(\.lines).first { $0.level == .plain && !$0.text.isEmpty }?.text
  }

  /// Where each view is seen, and its lines.
  public var rows: [ReviewRow] {
    views.flatMap { view in
      absenceRows(of: view)
        ?? spreadGroups(of: view).enumerated().map { ReviewRow($0 == 0 ? "Shown" : "", $1) }
        + view.lines.map { ReviewRow($0.name, $0.text, $0.level) }
    } + [channelRow].compactMap(\.self)
  }

  /// How loud it is on Android.
  private var channelRow: ReviewRow? {
    channel.map { channel in
      let isDoubtful = channel.missing != nil || channel.importance == ChannelImportance.none
      return ReviewRow("Channel", channel.words, isDoubtful ? .warning : .plain)
    }
  }

  /// `nothing on Apple and Web in all 4 locales: …`, where that is all there is to say; otherwise `nil`.
  private func absenceRows(of view: View) -> [ReviewRow]? {
    guard let line = view.lines.first, line.name == Line.absence,
      line.text.hasPrefix(Line.nothing),
      view.platforms.allSatisfy({ spreads[$0]?.isSame == true })
    else { return nil }
    let scope = view.platforms.first.flatMap { spreads[$0]?.scope } ?? ""
    let reason = line.text.dropFirst(Line.nothing.count)
    let names = Self.list(view.platforms.map(\.label))
    return [ReviewRow("Shown", "nothing on \(names)\(scope)\(reason)", line.level)]
  }

  /// `en-US on Android and Apple: another text in 6 of 7 locales`; platforms with the same counts share a line.
  private func spreadGroups(of view: View) -> [String] {
    var groups: [(words: String, names: [String])] = []
    for platform in view.platforms {
      let words = spreads[platform]?.words ?? ""
      if let index = groups.firstIndex(where: { $0.words == words }) {
        groups[index].names.append(platform.label)
      } else {
        groups.append((words, [platform.label]))
      }
    }
    return groups.map { "\(locale) on \(Self.list($0.names)): \($0.words)" }
  }

  /// `Android, Apple and Web`.
  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and \(last)"
  }
}

extension ShownNotification {
  /// What is seen, line by line; a single line where nothing is.
  fileprivate var reviewedLines: [ReviewedMessage.Line] {
    let level: ReviewRow.Level = verdict.severity == .error ? .error : .warning
    guard isShown || verdict == .unknown else {
      let reason = askedTexts.lazy.compactMap(\.resolution.exceptionName).first.map {
        "the app crashes (\($0))"
      }
      let words = [reason, absence].compactMap(\.self).first.map { ": \($0)" } ?? ""
      typealias Line = ReviewedMessage.Line
      return [Line(name: Line.absence, text: "\(Line.nothing)\(words)", level: level)]
    }
    let lines =
      askedTexts.map { name, resolution in
        ReviewedMessage.Line(name: name.capitalized, resolution)
      } + buttonLines
    return lines.isEmpty
      ? [ReviewedMessage.Line(name: "Text", text: "the message has none", level: .warning)] : lines
  }
}

extension ShownNotification {
  private var buttonLines: [ReviewedMessage.Line] {
    guard let titles = card?.actions, !titles.isEmpty else { return [] }
    let text = titles.map { "[\($0)]" }.joined(separator: " ")
    return [ReviewedMessage.Line(name: "Buttons", text: text, level: .plain)]
  }
}

extension ReviewedMessage.Line {
  fileprivate init(name: String, _ resolution: Resolution) {
    self.name = name
    (text, level) =
      switch resolution.outcome {
      case .shows(let text): (text, .plain)
      case .showsKey(let key): ("\(key) (the name of a key)", .warning)
      case .garbled(let text): ("\(text) (garbled)", .error)
      case .omitted: ("missing", .warning)
      case .crashes: ("the app crashes", .error)
      case .unknown: ("unknown" + (resolution.reason.map { ": \($0)" } ?? ""), .warning)
      }
  }
}

extension String {
  /// `Title` for `title`.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
