internal import StringResources

/// What iOS shows as one text of a push (UNFormatLocalizedStringInBundleWithDefaultValue).
struct AppleTextResolver {
  /// `nil` if the app's strings are not known.
  let choices: AppleChoices?
  /// Why they are not, where they were to be read.
  let fault: StringsFault?

  init(_ strings: AppLocalizations) {
    choices = strings.apple.map(AppleChoices.init)
    fault = strings.apple?.unread ?? strings.faults.first { $0.platform == .apple }
  }

  func resolve(_ request: TextRequest, on device: Device) -> Resolution {
    guard let key = request.sentKey else {
      guard let literal = request.sentLiteral else {
        return Resolution(
          documented: nil, outcome: .omitted, reason: request.reasonForNoText)
      }
      return Resolution(
        documented: literal, outcome: .shows(literal), trail: ["the literal text, unchanged"])
    }
    guard let choices else {
      if let fault { return Resolution(fault, steps: Trail(sentences: [])) }
      return Resolution(
        documented: nil, outcome: .unknown, reason: "no Apple strings were given")
    }
    let search = choices.search(device)
    if let fault = search.unreadPart(with: key) {
      return Resolution(fault, steps: Trail(.apple(search)))
    }
    guard let (entry, table) = search.find(key) else {
      return missing(
        key, request, device, trail: Trail(.apple(search)).adding(.lacking(search, key: key)),
        otherTable: choices.otherTable(of: key))
    }
    let place = table.folder ?? entry.file
    var resolution = found(
      entry, request, device, trail: Trail(.apple(search)).adding(.found(place: place)))
    resolution.source = TextSource(localization: place, file: entry.file, line: entry.line)
    resolution.isFallback = table.isFallback
    return resolution
  }

  private func found(
    _ entry: AppleStringTable.Localization.Entry, _ request: TextRequest, _ device: Device,
    trail: Trail
  ) -> Resolution {
    guard entry.variation == nil || entry.variation == .plural, let written = entry.text else {
      return Resolution(
        documented: nil, outcome: .unknown, reason: reasonWithoutText(entry), steps: trail)
    }
    let pseudolanguage = device.applePseudolanguage
    let text = pseudolanguage?.text(of: written) ?? written
    var trail = trail
    if let pseudolanguage {
      trail.add(
        .sentence("approximately as the \(pseudolanguage.rawValue) pseudolanguage shows it"))
    }
    var resolution: Resolution
    if let arguments = request.arguments, !arguments.isEmpty,
      let plain = PlainPlaceholders.formatted(text, conversion: "@", arguments, \.appleString)
    {
      resolution = Resolution(
        documented: plain, outcome: .shows(plain),
        steps: trail.adding(.appleArguments(text: text, arguments)))
    } else {
      let documented = documented(text, request, device)
      resolution = Resolution(documented: documented, outcome: .omitted, steps: trail)
      show(text, request, &resolution)
    }
    resolution.noteMistyped(in: text, on: .apple)
    return resolution
  }

  private func reasonWithoutText(_ entry: AppleStringTable.Localization.Entry) -> String {
    guard !entry.isTooLong else {
      let limit = AppleStringTable.longestText / 1000
      return "the text is longer than \(limit) kB; shorten it for a push"
    }
    switch entry.variation {
    case .device, .width:
      let cause = entry.variation == .device ? "device" : "width"
      return "the text varies by \(cause), and no measurement shows the result; "
        + "use a key without variations"
    case .plural: return "the plural has no format text; give it NSStringLocalizedFormatKey"
    case nil: return "the value is a list, a dictionary or data; give the key a text"
    }
  }

  /// The literal is what the system falls back to, and it is formatted too; without one it shows
  /// the key.
  private func missing(
    _ key: String, _ request: TextRequest, _ device: Device, trail: Trail, otherTable: String?
  ) -> Resolution {
    let trail =
      otherTable.map { trail.adding(.sentence("\($0) has it; a push looks in Localizable alone")) }
      ?? trail
    guard let literal = request.sentLiteral else {
      var resolution = Resolution(documented: nil, outcome: .omitted, steps: trail)
      show(key, request, &resolution)
      guard let text = resolution.outcome.text else { return resolution }
      resolution.outcome = .showsKey(text)
      resolution.reason =
        otherTable.map {
          "“\(key)” is in \($0), where a push never looks, so devices show the key itself; "
            + "move it to Localizable, or send a literal text as well"
        }
        ?? "“\(key)” isn't among the app's strings for this language, so devices show the key itself; "
        + "send a literal text as well"
      return resolution
    }
    var resolution = Resolution(
      documented: documented(literal, request, device), outcome: .omitted,
      steps: trail.adding(.sentence("devices show the literal text instead")))
    show(literal, request, &resolution)
    return resolution
  }

  /// `nil` for a plural: what the page promises would depend on the plural rules behind it.
  private func documented(_ text: String, _ request: TextRequest, _ device: Device) -> String? {
    let placeholders = PlaceholderScanner.placeholders(in: text, platform: .apple)
    if placeholders.contains(where: \.isPluralVariable) { return nil }
    return DocumentedText(platform: .apple, locale: device.locales.first ?? "en").format(
      text, strings(request))
  }

  private func strings(_ request: TextRequest) -> [String] {
    (request.arguments ?? []).map(\.appleString)
  }

  private func show(_ text: String, _ request: TextRequest, _ resolution: inout Resolution) {
    let arguments = strings(request)
    guard !text.isEmpty else {
      resolution.reason = "the text is empty, so nothing is shown here"
      return
    }
    guard !arguments.isEmpty else { return showUnformatted(text, &resolution) }
    let result = ApplePushFormatter.format(text, arguments)
    resolution.steps.add(.appleArguments(text: text, request.arguments ?? []))
    guard let shown = result.text else {
      resolution.reason =
        "% before a non-ASCII letter breaks the text, and nothing is shown; "
        + "write %% for a percent sign"
      return
    }
    guard !shown.isEmpty else {
      resolution.reason = emptied(text)
      return
    }
    let reason = fault(of: result, in: text)
    resolution.outcome =
      reason == nil || shown == resolution.documented ? .shows(shown) : .garbled(shown)
    if resolution.outcome != .shows(shown) { resolution.reason = reason }
  }

  /// Without arguments nothing is formatted: `%%` stays doubled.
  private func showUnformatted(_ text: String, _ resolution: inout Resolution) {
    resolution.steps.add(.sentence("no arguments: nothing is formatted"))
    let raw = PlaceholderScanner.placeholders(in: text, platform: .apple).first
    resolution.outcome = raw == nil ? .shows(text) : .garbled(text)
    resolution.reason = pluralFault(in: text) ?? raw?.reasonForShowingRaw(in: text)
  }

  private func emptied(_ text: String) -> String {
    let eaten = PlaceholderScanner.placeholders(in: text, platform: .apple).first {
      !$0.isPushFormat
    }
    guard let eaten else { return "the arguments leave nothing to show" }
    let remedy = eaten.rewritten(conversion: "@")
    return "\(eaten.written(in: text)) is lost, and nothing is left to show; use \(remedy)"
  }

  /// `nil` if the text names no variable of a plural.
  private func pluralFault(in text: String) -> String? {
    let variable = PlaceholderScanner.placeholders(in: text, platform: .apple)
      .first(where: \.isPluralVariable)
    return variable.map {
      "a push doesn't resolve plurals (\($0.written(in: text))…): it shows the variable's name; "
        + "use keys without variations"
    }
  }

  /// Why a text is not what its author meant; `nil` if it is.
  private func fault(of result: ApplePushFormatter.Result, in text: String) -> String? {
    if result.isMangled {
      if let fault = pluralFault(in: text) { return fault }
      let placeholders = PlaceholderScanner.placeholders(in: text, platform: .apple)
      guard let eaten = placeholders.first(where: { !$0.isPushFormat }) else {
        return "a single % removes the character after it; write %% for a percent sign"
      }
      return "\(eaten.written(in: text)) is lost: a push knows only %@, %n$@ and %%; "
        + "use \(eaten.rewritten(conversion: "@"))"
    }
    guard let missing = result.placements.first(where: { $0.argument == nil }) else { return nil }
    return "\(missing.specifier) has no argument and shows <null>; "
      + "give the message as many arguments as the text asks for"
  }
}
