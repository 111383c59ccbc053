internal import MessageLint
internal import PushMessages
internal import Resolver

/// What a finding is known by from run to run, however lines move and whatever languages have it.
struct FindingIdentity: Hashable {
  var rule: String
  /// Relative to the root of the repository; `nil` for a finding about the project.
  var draft: String?
  /// The strings file, of a finding about the project.
  var file: String?
  var field: String?
  /// The localization key.
  var key: String?
  var platform: String?
  var cause: String

  init(
    rule: String, draft: String? = nil, file: String? = nil, field: String? = nil,
    key: String? = nil, platform: String? = nil, cause: String
  ) {
    self.rule = rule
    self.draft = draft
    self.file = file
    self.field = field
    self.key = key
    self.platform = platform
    self.cause = cause
  }

  init(of finding: Finding, in draft: String, _ repository: RepositoryRoot) {
    self.init(
      rule: finding.rule, field: finding.path?.description, key: finding.key,
      platform: finding.platform?.rawValue, cause: finding.cause)
    if finding.isProjectWide {
      file = finding.source.map { repository.path(ReportPath.relative($0.file)) }
    } else {
      self.draft = repository.path(draft)
    }
  }
}
