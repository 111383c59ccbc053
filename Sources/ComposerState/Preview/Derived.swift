public import DevicePreview
public import MessageLint
public import PushMessages
public import Resolver

/// All that follows from a draft and an app's strings: what devices show, and what is wrong.
///
/// The state does not keep it: it would be kept twice. The runtime owns one, made anew when its ``key`` changes.
public struct Derived: Sendable {
  /// What a derived value was made of.
  public struct Key: Hashable, Sendable {
    public var document: MessageDocument
    /// Counts the times that the app's strings were read.
    public var stringsRevision: Int

    public init(document: MessageDocument, stringsRevision: Int) {
      self.document = document
      self.stringsRevision = stringsRevision
    }
  }

  /// How many locales of a platform have which trouble.
  public struct Count: Hashable, Sendable {
    public var errors = 0
    public var warnings = 0
    public var unknown = 0
  }

  public var key: Key
  public var message: Message
  /// What each platform receives of it.
  public var effective: EffectiveMessage
  /// In the order of the settings' locales, with the sample and in the state of the device that are looked at.
  public var rows: [LocaleRow]
  /// The same as the draft itself has it, with the app in the background: what reviews and sends are about.
  public var draftRows: [LocaleRow]
  /// The texts that the others are translated from.
  public var source: LocaleRow
  public var findings: [Finding]
  /// The findings that are accepted, and by what.
  public var suppressed: [SuppressedFinding]
  /// The message as FCM gets it, in bytes; FCM does not say which bytes its limit counts.
  public var payloadSize: Int
  /// One notification per locale and platform, locale by locale.
  public var shown: [ShownNotification] { subject.shown }
  private let subject: LintSubject
  private let suppressions: [Suppression]

  public init(_ key: Key, previewer: NotificationPreviewer, settings: PreviewSettings) {
    self.key = key
    message = Message.reading(key.document).message
    let effective = EffectiveMessage(key.document)
    self.effective = effective
    payloadSize = key.document.canonicalMessage?.utf8.count ?? 0
    let shown = { (platform: Platform, locale: PreviewLocale) in
      previewer.notification(for: effective, on: settings.device(platform, locale))
    }
    let draftRows = settings.locales.map { locale in
      LocaleRow(locale) { shown($0, locale) }
    }
    self.draftRows = draftRows
    (rows, source) = Self.looked(at: draftRows, of: key.document, previewer, settings)
    subject = LintSubject(
      document: key.document, effective: effective,
      shown: draftRows.flatMap { [$0.android, $0.apple, $0.web] },
      strings: previewer.resolver.strings, webHost: settings.webHost)
    suppressions = settings.suppressions
    let judgement = Linter.judgement(of: subject, applying: suppressions)
    findings = judgement.kept
    suppressed = judgement.suppressed
  }

  /// What is wrong with the message if it is sent then, in seconds since 1970.
  public func findings(whenSendingAt seconds: Int) -> [Finding] {
    var subject = subject
    subject.moment = .sending(now: seconds)
    return Linter.judgement(of: subject, applying: suppressions).kept
  }

  /// The text of a key as it stands in the app's strings at a place, its placeholders not filled.
  func foundText(for key: String, on platform: Platform, at source: TextSource?) -> String? {
    subject.strings.texts(for: key, on: platform).first { $0.source == source }?.text
  }

  public func count(_ platform: Platform) -> Count {
    rows.reduce(into: Count()) { count, row in
      switch row[platform].verdict.severity {
      case .fine: break
      case .unknown: count.unknown += 1
      case .warning: count.warnings += 1
      case .error: count.errors += 1
      }
    }
  }
}
