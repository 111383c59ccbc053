public import DevicePreview
public import MessageLint
public import Resolver

/// What the preview shows and the linter knows, as the project file has it.
public struct PreviewSettings: Hashable, Sendable {
  public var appName: String
  /// At least one.
  public var locales: [PreviewLocale]
  public var androidAPILevel: Int
  /// Those whose devices are looked at, in the usual order; at least one.
  public var platforms = Platform.allCases
  /// The findings that are accepted: those of the project, and in the composer's own settings those of the
  /// draft's notes too.
  public var suppressions: [Suppression]
  /// The severities that the project gives to rules.
  public var severities = RuleSeverities()
  /// The draft's path, for suppressions that name files; `nil` while it has none.
  public var draftPath: String?
  /// The host of the web app; `nil` if the project does not say.
  public var webHost: String?
  /// The test devices of all profiles.
  public var testDevices: [TestDevice] = []
  /// The notification channels that the project lists, because no source of the app spells them out.
  public var channels: [String] = []
  /// Which texts lint judges: where the project names locales, those that their devices show.
  public var scope = LintSubject.Scope.allTexts
  /// What is tried in the place of the draft's arguments.
  public var sample: ArgumentSample?
  /// The state of the devices that is looked at.
  public var deviceState = DeviceState.resting
  /// Those whose devices are in that state; on the others the app is in the background.
  public var platformsInState = Platform.allCases

  public init(
    appName: String, locales: [PreviewLocale], androidAPILevel: Int = 34,
    suppressions: [Suppression] = [], webHost: String? = nil
  ) {
    self.appName = appName
    self.locales = locales.isEmpty ? [PreviewLocale("en-US")] : locales.namedApart
    self.androidAPILevel = androidAPILevel
    self.suppressions = suppressions
    self.webHost = webHost
  }

  /// Whether the draft is looked at as it is, with nothing tried in it and no device in a state of its own.
  public var looksAtDraft: Bool { sample == nil && deviceState == .resting }

  /// What the linter finds, with the project's severities and without what is accepted.
  public func judgement(of subject: LintSubject) -> LintJudgement {
    Linter.judgement(
      of: subject, applying: suppressions, severities: severities, draft: draftPath)
  }

  /// The rules, to be asked one by one; see ``judgement(of:)-(LintProgress)``.
  public func progress(of subject: LintSubject) -> LintProgress {
    LintProgress(subject, severities: severities)
  }

  /// The same once each rule was asked.
  public func judgement(of progress: LintProgress) -> LintJudgement {
    Linter.judgement(of: progress, applying: suppressions, draft: draftPath)
  }

  /// The device of a platform that a locale stands for, called as the preview calls it.
  public func device(_ platform: Platform, _ locale: PreviewLocale) -> Device {
    Device(
      platform, previewing: locale.languages, named: locale.name, androidAPILevel: androidAPILevel)
  }
}
