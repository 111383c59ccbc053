public import DevicePreview
public import PushMessages
public import Resolver

/// What the rules look at: the draft, its reading, and what every device in the preview shows.
public struct LintSubject: Sendable {
  /// When the message is looked at.
  public enum Moment: Hashable, Sendable {
    case composing
    /// Just before it leaves; seconds since 1970.
    case sending(now: Int)
  }

  public var document: MessageDocument
  public var message: Message {
    didSet { keyedFields = KeyedField.all(in: message, strings) }
  }
  /// What each platform receives of it.
  public var effective: EffectiveMessage
  /// What reading the document said.
  public var problems: [DocumentProblem]
  /// One notification per locale and platform, locale by locale.
  public var shown: [ShownNotification]
  /// The app's strings, for what translators should know; empty where they are not known.
  public var strings: AppLocalizations {
    didSet { keyedFields = KeyedField.all(in: message, strings) }
  }
  public var moment: Moment
  /// The host of the app's service worker, `shop.example.com`; `nil` where the project does not say.
  public var webHost: String?
  /// What asking the images' servers has shown, by URL; empty without `--online`.
  public var images: [String: ImageAnswer]
  /// The texts of the message that the app's strings say by their keys; found once for all rules.
  private(set) var keyedFields: [KeyedField]

  public init(
    document: MessageDocument, effective: EffectiveMessage? = nil, shown: [ShownNotification],
    strings: AppLocalizations = AppLocalizations(), moment: Moment = .composing,
    webHost: String? = nil, images: [String: ImageAnswer] = [:]
  ) {
    self.document = document
    self.effective = effective ?? EffectiveMessage(document)
    (message, problems) = Message.reading(document)
    self.shown = shown
    self.strings = strings
    keyedFields = KeyedField.all(in: message, strings)
    self.moment = moment
    self.webHost = webHost
    self.images = images
  }

  /// Whether the message goes to all who subscribed, and cannot be called back.
  var isBroadcast: Bool {
    switch message.target {
    case .topic, .condition: true
    case .token, .installation, nil: false
    }
  }

  /// The preview's locales by name, in their order.
  var locales: [String] {
    var seen: Set<String> = []
    return shown.compactMap(\.device.previewedLocale).filter { seen.insert($0).inserted }
  }
}
