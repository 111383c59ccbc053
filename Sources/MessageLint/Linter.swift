public import PushMessages

/// Runs every rule over a message.
public enum Linter {
  /// FCM's limit for a payload; which bytes of it count is not documented, so the size is always an estimate.
  public static let payloadLimit = 4096

  /// In the order in which findings of one severity are shown.
  public static let rules: [any LintRule.Type] =
    documentRules + targetRules + textRules + translationRules + dataRules + imageRules
    + androidRules + appRules + appleRules + webRules + sendingRules

  private static let documentRules: [any LintRule.Type] = [
    JSONSyntaxRule.self, LostPartRule.self, HalfCharacterRule.self, MisplacedFieldRule.self,
    UnknownFieldRule.self,
    DuplicateFieldRule.self,
    FieldTypeRule.self, FieldValueRule.self, FieldStatusRule.self, PayloadSizeRule.self,
  ]

  private static let targetRules: [any LintRule.Type] = [
    TargetRule.self, DeviceAddressRule.self, TopicNameRule.self, ConditionRule.self,
    ConditionOrderRule.self,
    UrgencyRule.self,
  ]

  private static let textRules: [any LintRule.Type] = [
    StringsFileRule.self, LostStringsRule.self, CrashRule.self, GarbledTextRule.self,
    UnknownTextRule.self,
    UnknownKeyRule.self,
    NothingReadableRule.self, MissingTextRule.self, UnfilledPlaceholderRule.self,
    DeviceStateRule.self,
    HiddenKeyRule.self, OneLanguageRule.self, PlatformsDifferRule.self,
    MissingOnPlatformRule.self, NothingShownRule.self, LonePlatformRule.self,
    UnseenPlatformRule.self,
    ArgumentsWithoutKeyRule.self, PartialAlertRule.self,
  ]

  private static let translationRules: [any LintRule.Type] = [
    PlaceholderMismatchRule.self, MistypedPlaceholderRule.self, UnusedArgumentsRule.self,
    UntranslatedRule.self,
    LostLanguageRule.self,
    SameAsSourceRule.self, OtherScriptRule.self, ExtraTranslationRule.self, TextTooLongRule.self,
    RawMarkupRule.self,
    BidiControlsRule.self, LostCharacterRule.self, InvisibleCharacterRule.self, EdgeSpaceRule.self,
    DoubleSpaceRule.self,
  ]

  private static let dataRules: [any LintRule.Type] = [
    ReservedDataKeyRule.self, KeyInDataRule.self, ReplacedDataRule.self,
  ]

  private static let imageRules: [any LintRule.Type] = [
    ImageAddressRule.self, MutableContentRule.self, ImageAnswerRule.self,
  ]

  private static let androidRules: [any LintRule.Type] = [
    AndroidResourceNameRule.self, AndroidNumberNameRule.self, VibrationAndLightRule.self,
    ChannelRule.self,
    ExclusiveBlocksRule.self, AndroidPreviewRule.self,
  ]

  /// Those that look at the app's sources.
  private static let appRules: [any LintRule.Type] = [
    AppSourceUnreadRule.self, ProjectMismatchRule.self, AndroidKeyRule.self,
    AndroidLocaleFilterRule.self,
    AndroidChannelRule.self, AndroidNoDefaultChannelRule.self, AndroidClickActionRule.self,
    AndroidIconRule.self, AndroidIconShapeRule.self, AndroidDefaultFormRule.self,
    AndroidSoundRule.self, AndroidHandlerRule.self, AndroidPermissionRule.self,
    AndroidDataOnlyRule.self, RestrictedPackageRule.self, AndroidDirectBootRule.self,
    ApplePushEntitlementRule.self, AppleImageRule.self, AppleSoundRule.self,
    AppleSoundFormRule.self, AppleCategoryRule.self, AppleTimeSensitiveRule.self,
    AppleCriticalRule.self, AppleLiveActivityRule.self, AppleLiveActivityOffRule.self,
    AppleTopicHeaderRule.self, AppleBackgroundModeRule.self, AppleCatalogKeyRule.self,
    WebDoubleRule.self, WebActionRule.self, WebPictureRule.self,
  ]

  private static let appleRules: [any LintRule.Type] = [
    ApsNameRule.self, ApsValueRule.self, CriticalSoundRule.self, PushTypeRule.self,
    ApnsHeaderRule.self,
  ]

  private static let webRules: [any LintRule.Type] = [
    WebLinkRule.self, WebNotificationRule.self, WebHeaderRule.self,
  ]

  private static let sendingRules: [any LintRule.Type] = [
    SampleTokenRule.self, ExpiredRule.self, ReplaceableRule.self, PlaceholderTextRule.self,
    RejectedTextsRule.self, MissingReviewRule.self,
  ]

  /// The findings, errors first, otherwise in the order of the rules.
  public static func findings(
    in subject: LintSubject, severities: RuleSeverities = RuleSeverities()
  ) -> [Finding] {
    var progress = LintProgress(subject, severities: severities)
    while !progress.isComplete { progress.takeStep() }
    return progress.findings
  }

  /// What one rule finds.
  static func findings(
    of rule: any LintRule.Type, in subject: LintSubject, _ severities: RuleSeverities
  ) -> [Finding] {
    limited(rule.findingsOnPlatforms(of: subject), of: rule).map { found in
      var finding = found
      if finding.severity < rule.severity { finding.weighing = finding.weighing ?? rule.warnsIf }
      finding = severities.applied(to: finding)
      finding.key = finding.path.flatMap { subject.document.localizationKey(near: $0) }
      return finding
    }
  }

  /// More findings of a rule about fields than any draft has: each costs a look for its place, and no one reads them.
  private static let mostFindings = 1001

  /// The first of many, and one that counts the rest.
  private static func limited(_ found: [Finding], of rule: any LintRule.Type) -> [Finding] {
    guard found.count > mostFindings, found.allSatisfy({ $0.path != nil }) else { return found }
    let rest = found[mostFindings...]
    let severity = rest.map(\.severity).max() ?? rule.severity
    return found.prefix(mostFindings) + [
      rule.finding("\(rest.count) more fields have the same kind of problem", as: severity)
    ]
  }

  /// The findings with the project's severities, without those that the project accepts.
  ///
  /// `draft` is the draft's path, for suppressions that name files.
  public static func judgement(
    of subject: LintSubject, applying suppressions: [Suppression],
    severities: RuleSeverities = RuleSeverities(), draft: String? = nil
  ) -> LintJudgement {
    var progress = LintProgress(subject, severities: severities)
    while !progress.isComplete { progress.takeStep() }
    return judgement(of: progress, applying: suppressions, draft: draft)
  }

  /// The same, once each rule was asked.
  public static func judgement(
    of progress: LintProgress, applying suppressions: [Suppression], draft: String? = nil
  ) -> LintJudgement {
    var judgement = LintJudgement(progress.findings, applying: suppressions, draft: draft)
    judgement.leaveOutExplainedTexts()
    let idle = rules.filter { !$0.isAsked(of: progress.subject) }.map { $0.id }
    judgement.unused.removeAll { idle.contains($0.rule) }
    return judgement
  }

  /// The rules that look only at what is about to be sent.
  static let rulesForSending = Set(rules.filter { $0.isForSending }.map { $0.id })

  /// The rules that a gate asks for: no suppression and no baseline accepts their findings.
  public static let demandedRules = Set(rules.filter { $0.isDemanded }.map { $0.id })

  /// The addresses of a draft that a rule wants to know of what their servers answer, each once; all http or https.
  public static func imageAddresses(in document: MessageDocument) -> [String] {
    ImageAnswerRule.addresses(in: document)
  }
}
