internal import StringResources

/// What iOS shows as one text of a push (UNFormatLocalizedStringInBundleWithDefaultValue).
struct AppleTextResolver {
  let bundle: AppleBundle?
  let choices: LocaleChoices

  func resolve(_ request: TextRequest, on device: Device) -> Resolution {
    guard let key = request.sentKey else {
      guard let literal = request.sentLiteral else {
        return Resolution(
          documented: nil, outcome: .omitted, reason: "the message sets no text here")
      }
      return Resolution(
        documented: literal, outcome: .shows(literal), trail: ["the literal text, as it is"])
    }
    guard let bundle else {
      return Resolution(
        documented: nil, outcome: .unknown, reason: "no Apple strings were given")
    }
    let search = choices.apple(device, bundle: bundle)
    guard let (entry, table) = search.find(key) else {
      return missing(key, request, device, trail: search.trail + search.stepsWithout(key))
    }
    let place = table.folder ?? entry.file
    var resolution = found(entry, request, device, trail: search.trail + ["\(place) has it"])
    resolution.source = TextSource(localization: place, file: entry.file, line: entry.line)
    resolution.isFallback = table.isFallback
    return resolution
  }

  private func found(
    _ entry: AppleStringTable.Localization.Entry, _ request: TextRequest, _ device: Device,
    trail: [String]
  ) -> Resolution {
    var resolution = Resolution(documented: nil, outcome: .unknown, trail: trail)
    guard entry.variation != .device, entry.variation != .width else {
      let cause = entry.variation == .device ? "device" : "width"
      resolution.reason =
        "the text varies by \(cause), and nobody has measured what a push shows then; "
        + "use a key without variations"
      return resolution
    }
    guard let text = entry.text else {
      resolution.reason =
        entry.variation == .plural
        ? "the plural has no format text; give it NSStringLocalizedFormatKey"
        : "the value is a list, a dictionary or data; give the key a text"
      return resolution
    }
    resolution.documented = documented(text, request, device)
    resolution.outcome = .omitted
    show(text, request, &resolution)
    return resolution
  }

  /// The literal is what the system falls back to, and it is formatted too; without one it shows
  /// the key.
  private func missing(
    _ key: String, _ request: TextRequest, _ device: Device, trail: [String]
  ) -> Resolution {
    guard let literal = request.sentLiteral else {
      var resolution = Resolution(documented: nil, outcome: .omitted, trail: trail)
      show(key, request, &resolution)
      guard let text = resolution.outcome.text else { return resolution }
      resolution.outcome = .showsKey(text)
      resolution.reason =
        "“\(key)” is not among the app's strings for this language, and the key itself is shown; "
        + "send a literal text as well"
      return resolution
    }
    var resolution = Resolution(
      documented: documented(literal, request, device), outcome: .omitted,
      trail: trail + ["the literal text stands in"])
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
    for placement in result.placements {
      let origin = placement.argument.map { "argument \($0) “\(arguments[$0 - 1])”" }
      resolution.trail.append("\(placement.specifier) ← \(origin ?? "nothing: <null>")")
    }
    guard let shown = result.text else {
      resolution.reason =
        "% before a letter that is not ASCII breaks the text, and nothing is shown; "
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
    resolution.trail.append("no arguments: nothing is formatted")
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
    return "\(eaten.written(in: text)) is eaten and nothing is left to show; use \(remedy)"
  }

  /// `nil` where the text names no variable of a plural.
  private func pluralFault(in text: String) -> String? {
    let variable = PlaceholderScanner.placeholders(in: text, platform: .apple)
      .first(where: \.isPluralVariable)
    return variable.map {
      "a push resolves no plurals (\($0.written(in: text))…): it shows the variable's name; "
        + "use keys without variations"
    }
  }

  /// Why a text is not what its author meant; `nil` where it is.
  private func fault(of result: ApplePushFormatter.Result, in text: String) -> String? {
    if result.isMangled {
      if let fault = pluralFault(in: text) { return fault }
      let placeholders = PlaceholderScanner.placeholders(in: text, platform: .apple)
      guard let eaten = placeholders.first(where: { !$0.isPushFormat }) else {
        return "a single % eats the character after it; write %% for a percent sign"
      }
      return "\(eaten.written(in: text)) is eaten: a push knows only %@, %n$@ and %%; "
        + "use \(eaten.rewritten(conversion: "@"))"
    }
    guard let missing = result.placements.first(where: { $0.argument == nil }) else { return nil }
    return "\(missing.specifier) has no argument and shows <null>; "
      + "give the message as many arguments as the text asks for"
  }
}
