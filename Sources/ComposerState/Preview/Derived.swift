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
  /// In the order of the settings' locales.
  public var rows: [LocaleRow]
  public var findings: [Finding]
  /// The findings that are accepted, and by what.
  public var suppressed: [SuppressedFinding]
  /// The message as FCM gets it, in bytes; FCM does not say which bytes its limit counts.
  public var payloadSize: Int
  /// One notification per locale and platform, locale by locale.
  public var shown: [ShownNotification] { subject.shown }
  private let subject: LintSubject
  private let suppressions: [Suppression]
  let previewer: NotificationPreviewer
  let settings: PreviewSettings

  public init(_ key: Key, previewer: NotificationPreviewer, settings: PreviewSettings) {
    self.key = key
    self.previewer = previewer
    self.settings = settings
    message = Message.reading(key.document).message
    let effective = EffectiveMessage(key.document)
    self.effective = effective
    payloadSize = key.document.canonicalMessage?.utf8.count ?? 0
    let shown = { (platform: Platform, locale: PreviewLocale) in
      previewer.notification(for: effective, on: settings.device(platform, locale))
    }
    rows = settings.locales.map {
      LocaleRow(
        locale: $0, android: shown(.android, $0), apple: shown(.apple, $0), web: shown(.web, $0))
    }
    subject = LintSubject(
      document: key.document, effective: effective,
      shown: rows.flatMap { [$0.android, $0.apple, $0.web] },
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
