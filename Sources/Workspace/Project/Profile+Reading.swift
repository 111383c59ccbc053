extension Profile {
  init(_ name: String, _ reader: inout TableReader) {
    let project = Self.project(&reader)
    let endpoint = Self.endpoint(&reader)
    let kind = Self.kind(&reader, endpoint)
    let journal = reader.text("journal")
    let isReadOnly = reader.flag("read-only") ?? reader.has("read-only")
    self.init(
      name: name,
      project: project,
      endpoint: endpoint?.text ?? Self.standardEndpoint,
      kind: kind,
      credentials: reader.text("credentials"),
      tokenVariable: Self.tokenVariable(&reader),
      isReadOnly: isReadOnly || endpoint == nil || (project == nil && reader.has("project"))
        || (journal == nil && reader.has("journal")),
      confirmation: reader.choice("confirm") ?? (reader.has("confirm") ? .type : nil),
      requiresDryRun: reader.flag("require-dry-run")
        ?? (reader.has("require-dry-run") ? true : nil),
      testTargets: reader.namedTexts("test-targets").map { TestTarget(name: $0, token: $1) },
      colour: Self.colour(&reader),
      journal: journal)
    if project == nil, credentials == nil, !reader.has("project") {
      reader.fail(
        "profile \(QuotedName(name)) names no project, add project = \"…\" or credentials = \"…\"")
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
        "\(QuotedName(project)) is no project id, copy it from the Firebase console's settings",
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
      reader.fail(
        "\(QuotedName(text)) is no endpoint, write it as in ‘\(standardEndpoint)’", at: "endpoint")
      return nil
    }
    if !endpoint.isEncrypted, !endpoint.isLoopback {
      reader.warn("the token would cross the network unencrypted, use https", at: "endpoint")
    }
    return endpoint
  }

  /// A profile that says `local` and reaches further would show the harmless colour for a real send.
  private static func kind(_ reader: inout TableReader, _ endpoint: Endpoint?) -> ProfileKind {
    let kind: ProfileKind = reader.choice("kind") ?? .production
    guard kind == .local, endpoint?.isLoopback != true else { return kind }
    reader.fail(
      "‘local’ needs an endpoint on this machine, as in endpoint = \"http://127.0.0.1:8123\"",
      at: "kind")
    return .production
  }

  /// Catches the token itself, which should not stand in a file that is shared.
  private static func tokenVariable(_ reader: inout TableReader) -> String? {
    guard let name = reader.text("token-variable") else { return nil }
    let isName =
      name.utf8.first.map { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } == true
      && name.utf8.allSatisfy { byte in
        byte == UInt8(ascii: "_") || Character(Unicode.Scalar(byte)).isASCIILetterOrDigit
      }
    guard isName else {
      reader.fail(
        "‘token-variable’ must name an environment variable, as in \"FCM_TOKEN\", not hold a token",
        at: "token-variable")
      return nil
    }
    return name
  }

  private static func colour(_ reader: inout TableReader) -> String? {
    guard let colour = reader.text("colour") else { return nil }
    if colours.contains(colour) { return colour }
    let digits = colour.dropFirst()
    if colour.first == "#", digits.count == 6,
      digits.allSatisfy({ $0.isASCII && $0.isHexDigit })
    {
      return colour
    }
    reader.fail(
      TableReader.unknownValue(colour, of: "colour", known: colours + ["#rrggbb"]), at: "colour")
    return nil
  }

  private static let colours = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
  ]
}

extension Character {
  fileprivate var isASCIILetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}
