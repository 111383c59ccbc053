public import DevicePreview
public import PushMessages
public import Resolver

/// What the rules look at: the draft, its reading, and what every device in the preview shows.
public struct LintSubject: Sendable {
  /// When the message is looked at.
  public enum Moment: Hashable, Sendable {
    case composing
    /// Just before it leaves, as a test to one device in the place of its target; seconds since 1970.
    case sending(now: Int, isTest: Bool = false)
  }

  /// Which of the app's texts the rules about translations judge.
  public enum Scope: Hashable, Sendable {
    /// Those of every localization, whether or not a device of the preview shows them.
    case allTexts
    /// Those that a device of the preview shows.
    case shownTexts
  }

  public let document: MessageDocument
  public var message: Message {
    didSet { keyedFields = KeyedField.all(in: message, android, strings) }
  }
  /// What each platform receives of it.
  public var effective: EffectiveMessage
  /// What reading the document said, or the file that it was imported from.
  public var problems: [DocumentProblem]
  /// One notification per locale and platform, locale by locale.
  public var shown: [ShownNotification] {
    didSet {
      troubles = DeviceTextTrouble.all(in: shown)
      locales = Self.locales(of: shown)
      platforms = Self.platforms(of: shown)
      support = LocaleSupport(of: locales, in: strings)
    }
  }
  /// The app's strings, for what translators should know; empty if they are not known.
  public var strings: AppLocalizations {
    didSet {
      keyedFields = KeyedField.all(in: message, android, strings)
      support = LocaleSupport(of: locales, in: strings)
    }
  }
  public var moment: Moment
  public var scope: Scope
  /// The field at whose end the user is typing: white space there begins the next word; `nil` if there is none.
  public var typedEnd: FieldPath?
  /// The host of the app's service worker, `shop.example.com`; `nil` if the project does not say.
  public var webHost: String?
  /// What asking the images' servers has shown, by URL; empty without `--online`.
  public var images: [String: ImageAnswer]
  /// In the order of the locales.
  public var rejected: [RejectedTexts] = []
  /// What a gate demands of reviewers and doesn't have; `nil` if it demands nothing.
  public var missingReviews: [MissingReviews]?
  /// What the draft lacks of the text that it was read from, in the order of that text.
  public var lostParts: [LostPart] = []
  public var project = LintedProject()
  /// The block in which the draft has, or would have, what is Android's alone.
  let android: AndroidBlock
  /// The fields of the catalog that the draft sets; found once for all rules.
  let fields: [MessageDocument.SetField]
  /// The texts that stand in the message itself; found once for all rules.
  let ownTexts: [WrittenTexts.Own]
  /// The texts of the message that the app's strings say by their keys; found once for all rules.
  private(set) var keyedFields: [KeyedField]
  /// Unwanted changes that devices make to texts; found once for all rules.
  private var troubles: [DeviceTextTrouble]
  /// The preview's devices by name, in their order.
  private(set) var locales: [String]
  /// The platforms of the preview; a problem of another one alone isn't a finding.
  private(set) var platforms: Set<Platform>
  /// In the language of which of them the app has a localization at all.
  private(set) var support: LocaleSupport

  /// What only the strings decide is taken from an older subject, which has to have the same ones.
  public init(
    document: MessageDocument, problems: [DocumentProblem]? = nil,
    effective: EffectiveMessage? = nil, shown: [ShownNotification],
    strings: AppLocalizations = AppLocalizations(), moment: Moment = .composing,
    scope: Scope = .allTexts, webHost: String? = nil, images: [String: ImageAnswer] = [:],
    after older: LintSubject? = nil
  ) {
    self.document = document
    self.effective = effective ?? EffectiveMessage(document)
    android = document.androidBlock
    fields = document.setFields
    ownTexts = WrittenTexts.own(of: document)
    let reading = Message.reading(document)
    message = reading.message
    self.problems = problems ?? reading.problems
    self.shown = shown
    troubles = DeviceTextTrouble.all(in: shown)
    locales = Self.locales(of: shown)
    platforms = Self.platforms(of: shown)
    self.strings = strings
    keyedFields = KeyedField.all(
      in: message, android, strings, after: older?.keyedFields ?? [])
    support =
      older.flatMap { [locales] in $0.locales == locales ? $0.support : nil }
      ?? LocaleSupport(of: locales, in: strings)
    self.moment = moment
    self.scope = scope
    self.webHost = webHost
    self.images = images
  }

  /// Whether the message goes to all who subscribed, and cannot be called back; a test never does.
  var isBroadcast: Bool {
    if case .sending(_, isTest: true) = moment { return false }
    return message.target.map { !$0.isDevice } ?? false
  }

  /// The troubles of some kinds as findings of a rule.
  func findings(_ rule: any LintRule.Type, of kinds: Set<DeviceTextTrouble.Kind>) -> [Finding] {
    let found = troubles.filter { kinds.contains($0.kind) }
    if found.isEmpty { return [] }
    // Of these other rules tell.
    let told =
      kinds.contains(.crash)
      ? [] : unknownKeys.map(\.path) + keyedFields.filter(isRemoved).map(\.path)
    return found.filter { !told.contains($0.path(in: android)) }.map { trouble in
      trouble.finding(rule, as: severity(of: trouble, in: rule), in: self)
    }
  }

  /// Whether the release build removes the field's text.
  private func isRemoved(_ field: KeyedField) -> Bool {
    guard field.platform == .android, case .removed = strings.android?.shrinking(of: field.key)
    else { return false }
    return true
  }

  /// A title or body that a language loses is an error, because its readers have no other one.
  ///
  /// A warning is what only some locales of a language lack, and a subtitle.
  private func severity(
    of trouble: DeviceTextTrouble, in rule: any LintRule.Type
  ) -> Finding.Severity {
    guard trouble.kind == .omitted else { return rule.severity }
    let path = trouble.path(in: android)
    let lacking = Set(
      troubles.filter { $0.kind == .omitted && $0.path(in: android) == path }.flatMap(\.locales))
    if lacking.count == locales.count { return rule.severity }
    if path.lastKey.hasPrefix("subtitle") { return .warning }
    let served = Set(locales.filter { !lacking.contains($0) }.map(\.languageCode))
    return trouble.locales.contains { !served.contains($0.languageCode) } ? rule.severity : .warning
  }

  /// All of them until devices are looked at.
  private static func platforms(of shown: [ShownNotification]) -> Set<Platform> {
    shown.isEmpty ? Set(Platform.allCases) : Set(shown.lazy.map(\.device.platform))
  }

  private static func locales(of shown: [ShownNotification]) -> [String] {
    var seen: Set<String> = []
    var last: String?
    // A locale's devices stand together.
    return shown.compactMap(\.device.previewName).filter { locale in
      defer { last = locale }
      return locale != last && seen.insert(locale).inserted
    }
  }
}
