import DevicePreview
import PushMessages
import Resolver

/// An unwanted result of one text of a notification, in all locales that have the same result.
struct DeviceTextTrouble: Sendable {
  enum Kind: Hashable {
    case crash
    case garbled
    case showsKey
    case omitted
    /// Left out, as every other text.
    case blank
    /// The key is shown, or nothing, and so it is with every other text.
    case onlyKeys
    /// Our facts do not tell what is shown.
    case unknown

    init?(_ outcome: Resolution.Outcome, _ verdict: Verdict) {
      switch outcome {
      case .shows: return nil
      case .unknown: self = .unknown
      case .omitted:
        self = verdict == .blank ? .blank : verdict == .onlyKeys ? .onlyKeys : .omitted
      case .crashes: self = .crash
      case .showsKey: self = verdict == .onlyKeys ? .onlyKeys : .showsKey
      case .garbled: self = .garbled
      }
    }
  }

  private struct Sameness: Hashable {
    var platform: Platform
    var name: String
    var kind: Kind
    var reason: String
    /// The releases in the field that do so; empty if the app as it is worked on does.
    var releases: [String]
    /// The state of the device in which it does so; `nil` if previews show it.
    var state: AndroidDeviceState?

    /// Reasons of one text in one way are few, and their sentences are long: to compare these is less than to hash them.
    func hash(into hasher: inout Hasher) {
      hasher.combine(platform)
      hasher.combine(name)
      hasher.combine(kind)
    }
  }

  var kind: Kind { same.kind }
  private var same: Sameness
  private var places: [Finding.Place] = []

  /// All troubles; one for all locales with the same trouble in the same text.
  static func all(in shown: [ShownNotification]) -> [DeviceTextTrouble] {
    var found = Found()
    for shown in shown where shown.verdict != .fine && shown.device.platform != .web {
      let device = shown.device
      for (name, resolution) in shown.askedTexts {
        // Of what an author has mistyped a rule of its own tells.
        guard !resolution.isMistyped, let kind = Kind(resolution.outcome, shown.verdict) else {
          continue
        }
        found.add(resolution, kind, name, on: device)
      }
    }
    return found.troubles
  }

  /// What Android devices do to a field in states that no preview shows.
  static func all(in answers: [DeviceStateAnswer], of field: KeyedField) -> [DeviceTextTrouble] {
    var found = Found()
    for answer in answers {
      // Where the outcome isn't known, it is the strings file that isn't.
      guard !answer.resolution.isMistyped, let kind = Kind(answer.resolution.outcome, .fine),
        kind != .unknown
      else { continue }
      found.add(answer.resolution, kind, field.name, on: answer.device, in: answer.state)
    }
    return found.troubles
  }

  private struct Found {
    var troubles: [DeviceTextTrouble] = []
    private var indices: [Sameness: Int] = [:]

    mutating func add(
      _ resolution: Resolution, _ kind: Kind, _ name: String, on device: Device,
      in state: AndroidDeviceState? = nil
    ) {
      let same = Sameness(
        platform: device.platform, name: name, kind: kind,
        reason: resolution.reason ?? resolution.outcome.name, releases: resolution.releases,
        state: state)
      let index = indices[same] ?? troubles.count
      if index == troubles.count {
        indices[same] = index
        troubles.append(DeviceTextTrouble(same: same))
      }
      troubles[index].add(device.previewName ?? "", resolution.source)
    }
  }

  private mutating func add(_ locale: String, _ source: TextSource?) {
    if let index = places.firstIndex(where: { $0.source == source }) {
      places[index].locales.append(locale)
    } else {
      places.append(Finding.Place(source, locales: [locale]))
    }
  }

  /// The preview locales concerned.
  var locales: [String] { places.flatMap(\.locales) }

  /// The trouble as a finding of that rule, as severe as it is for people.
  func finding(
    _ rule: any LintRule.Type, as severity: Finding.Severity, in subject: LintSubject
  ) -> Finding {
    let total = subject.locales.count
    let platform = same.platform.name
    let reason = Reason(same.reason)
    let isMissing = ![.crash, .garbled, .unknown].contains(same.kind)
    // What people have on their devices, no next release changes.
    let release = ReleasedStrings.place(same.releases).map { " \($0)" } ?? ""
    let scope = release + (same.state.map { " \($0.words)" } ?? "")
    let missing = missingArguments(in: subject)
    let headline = same.kind == .unknown ? "its text is unknown" : nil
    let appRemedy: Finding.Text? =
      !missing.isEmpty
      ? nil : isMissing ? "add the missing text" : reason.remedy.map { Finding.Text($0) }
    return Finding(
      rule: rule.id, severity,
      "\(same.name) on \(platform)\(scope): \(reason.what)\(consequence)",
      headline: "\(platform) \(same.name)\(scope): \(headline ?? reason.headline)",
      remedy: remedy(isMissing: isMissing, missing),
      appRemedy: release.isEmpty ? appRemedy : nil,
      path: field(in: subject), platform: same.platform, places: places, localeCount: total)
  }

  private var consequence: String {
    switch same.kind {
    case .unknown: ", so its text is unknown"
    case .blank: ", and no other text is shown"
    case .onlyKeys: ", and nothing readable"
    default: ""
    }
  }

  /// The arguments that the texts to blame take and the message does not have, counted from 1.
  private func missingArguments(in subject: LintSubject) -> [Int] {
    let path = path(in: subject.android)
    let field = subject.keyedFields.first { $0.path == path }
    return field?.missingArguments(in: places.map(\.source)) ?? []
  }

  private func remedy(isMissing: Bool, _ arguments: [Int]) -> Finding.Text {
    let other =
      isMissing
      ? "use a literal text or another key"
      : "use a literal text or another key, or leave the platform out"
    guard let last = arguments.last else { return "\(other)" }
    let numbers = arguments.dropLast().map(String.init).joined(separator: ", ")
    let names =
      arguments.count == 1 ? "argument \(last)" : "arguments \(numbers) and \(last)"
    return "give \(names), or use another key"
  }

  /// The key's field, or that of the empty literal where the message sets no key.
  private func field(in subject: LintSubject) -> FieldPath {
    let path = path(in: subject.android)
    guard subject.document.node(at: path) == nil, let block = path.parent else { return path }
    let literals = [block.appending(same.name), FieldPath("notification").appending(same.name)]
    return literals.first { subject.document.node(at: $0) != nil } ?? path
  }

  /// The key's field.
  func path(in android: AndroidBlock) -> FieldPath {
    switch (same.platform, same.name) {
    case (.android, "title"): android.notification.appending("title_loc_key")
    case (.android, _): android.notification.appending("body_loc_key")
    case (_, "title"): "apns.payload.aps.alert.title-loc-key"
    case (_, "subtitle"): "apns.payload.aps.alert.subtitle-loc-key"
    default: "apns.payload.aps.alert.loc-key"
    }
  }

  /// A resolver's reason in its parts: `HEADLINE: DETAIL; REMEDY`, of which only the first is always there.
  private struct Reason {
    var what: String
    var remedy: String?
    var headline: String

    init(_ reason: String) {
      let parts = reason.split(separator: "; ", maxSplits: 1).map(String.init)
      what = parts.first ?? reason
      remedy = parts.count > 1 ? parts[1] : nil
      headline = what.split(separator: ": ", maxSplits: 1).first.map(String.init) ?? what
    }
  }
}
