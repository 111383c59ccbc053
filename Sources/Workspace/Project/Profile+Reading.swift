internal import ByteSearch

extension Profile {
  init(_ name: String, _ reader: inout TableReader) {
    // A misspelled ‘read-only’ or ‘confirm’ would leave a profile less careful than was meant.
    reader.unknownKeys = .refused
    let project = Self.project(&reader)
    let endpoint = Self.endpoint(&reader)
    let kind = Self.kind(&reader, endpoint)
    let journal = reader.text("journal")
    let isReadOnly = reader.flag("read-only") ?? reader.has("read-only")
    let credentials = reader.text("credentials")
    let tokenVariable = Self.tokenVariable(&reader)
    let tokenCommand = Self.tokenCommand(&reader)
    let androidApp = Self.androidApp(&reader)
    let maxRecipients = reader.number("max-recipients", in: Self.maxRecipientCounts)
    let hasLostCredentials =
      (credentials == nil && reader.has("credentials"))
      || (tokenVariable == nil && reader.has("token-variable"))
      || (tokenCommand.isEmpty && reader.has("token-command"))
    self.init(
      name: name,
      project: project,
      endpoint: endpoint?.text ?? Self.standardEndpoint,
      kind: kind,
      credentials: credentials,
      tokenVariable: tokenVariable,
      tokenCommand: tokenCommand,
      journal: journal,
      isReadOnly: isReadOnly || endpoint == nil || hasLostCredentials
        || (project == nil && reader.has("project")) || (journal == nil && reader.has("journal"))
        || (maxRecipients == nil && reader.has("max-recipients")),
      confirmation: reader.choice("confirm") ?? (reader.has("confirm") ? .type : nil),
      requiresDryRun: reader.flag("require-dry-run")
        ?? (reader.has("require-dry-run") ? true : nil),
      dryRunMaxAge: reader.duration("dry-run-max-age", in: Self.dryRunMaxAges)
        ?? Self.standardDryRunMaxAge,
      testTargets: reader.testTargets("test-targets"),
      color: Self.color(&reader),
      theme: ThemeChoice.reading(&reader))
    self.androidApp = androidApp
    self.maxRecipients = maxRecipients
    if let demand = ReviewDemand.reading("require-review", &reader) {
      (requiredReview, decidesOnReviews) = (demand, true)
    }
    if reader.hasUnknownKeys { self.isReadOnly = true }
    Self.warnOfUnusedCredentials(&reader)
    if project == nil, credentials == nil, !reader.has("project") {
      reader.fail(
        "profile \(QuotedName(name)) names no project: add project = \"…\" or credentials = \"…\"")
    }
  }

  /// Project ids become part of a URL, so only their own characters are let through; the dot and
  /// the colon occur in old ids that begin with a domain.
  private static func project(_ reader: inout TableReader) -> String? {
    guard let project = reader.text("project") else { return nil }
    let isPlain = project.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"):
        true
      default: false
      }
    }
    guard isPlain else {
      reader.fail(
        "\(QuotedName(project)) isn't a project ID: copy it from the Firebase console's settings",
        at: "project")
      return nil
    }
    return project
  }

  private static func endpoint(_ reader: inout TableReader) -> Endpoint? {
    guard let text = reader.text("endpoint") else {
      return reader.has("endpoint") ? nil : Endpoint(standardEndpoint)
    }
    guard let endpoint = Endpoint(text) else {
      let shown = QuotedName(Endpoint.harmless(text))
      reader.fail(
        text.lastByte("@") != nil
          ? "an endpoint has no name or password, as \(shown) has: remove them"
          : "\(shown) isn't an endpoint: write it as in ‘\(standardEndpoint)’", at: "endpoint")
      return nil
    }
    if !endpoint.isEncrypted, !endpoint.isLoopback {
      reader.warn("the token would cross the network unencrypted: use https", at: "endpoint")
    }
    return endpoint
  }

  /// A profile that says `local` and reaches further would show the harmless color for a real send.
  private static func kind(_ reader: inout TableReader, _ endpoint: Endpoint?) -> ProfileKind {
    let kind: ProfileKind = reader.choice("kind") ?? .production
    guard kind == .local, endpoint?.isLoopback != true else { return kind }
    reader.fail(
      "‘local’ needs an endpoint on this machine, as in endpoint = \"http://127.0.0.1:8123\"",
      at: "kind")
    return .production
  }

  private static func androidApp(_ reader: inout TableReader) -> String? {
    guard let text = reader.text("android-app") else { return nil }
    let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    let isAppID =
      parts.count == 4 && parts[2].elementsEqual("android".utf8)
      && parts.allSatisfy { !$0.isEmpty }
    if isAppID { return text }
    reader.fail(
      "\(QuotedName(text)) isn't the ID of an Android app, copy it from google-services.json, as in "
        + "‘1:1234567890:android:0a1b2c’", at: "android-app")
    return nil
  }

  private static func color(_ reader: inout TableReader) -> String? {
    guard let color = reader.text("color") else { return nil }
    if colors.contains(color) { return color }
    let digits = color.dropFirst()
    if color.first == "#", digits.count == 6,
      digits.allSatisfy({ $0.isASCII && $0.isHexDigit })
    {
      return color
    }
    reader.fail(
      TableReader.unknownValue(color, of: "color", known: colors + ["#rrggbb"]), at: "color")
    return nil
  }

  /// From a minute to a week.
  private static let dryRunMaxAges = 60...604_800

  /// A list has no more records than that.
  private static let maxRecipientCounts = 1...50_000_000

  private static let colors = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
  ]
}
