/// What Firebase's SDK for Android sets as one text of a notification.
struct AndroidTextResolver {
  /// `nil` if the app's strings are not known.
  let choices: AndroidChoices?
  /// Why they are not, where they were to be read.
  let fault: StringsFault?

  init(_ strings: AppLocalizations) {
    choices = strings.android.map(AndroidChoices.init)
    fault = strings.faults.first { $0.platform == .android }
  }

  func resolve(_ request: TextRequest, on device: Device) -> Resolution {
    shortened(whole(request, on: device), on: device)
  }

  /// `Notification.Builder` keeps the beginning of a text, and puts no ellipsis behind it.
  private func shortened(_ resolution: Resolution, on device: Device) -> Resolution {
    guard let text = resolution.outcome.text else { return resolution }
    let limit = device.androidAPILevel >= 34 ? 1024 : 5 * 1024
    // No UTF-16 unit has less than a byte of UTF-8.
    guard text.utf8.count > limit, text.utf16.count > limit else { return resolution }
    let kept = String(decoding: text.utf16.prefix(limit), as: UTF16.self)
    var resolution = resolution
    switch resolution.outcome {
    case .garbled: resolution.outcome = .garbled(kept)
    default: resolution.outcome = .shows(kept)
    }
    let sentence = "Android keeps the first \(limit) UTF-16 units of \(text.utf16.count)"
    resolution.steps.add(.sentence(sentence))
    if resolution.reason == nil { resolution.reason = sentence }
    return resolution
  }

  private func whole(_ request: TextRequest, on device: Device) -> Resolution {
    if let literal = request.sentLiteral {
      let keyIsHidden = request.sentKey != nil
      return Resolution(
        documented: literal, outcome: .shows(literal),
        trail: [
          keyIsHidden
            ? "a literal text wins: Android never looks at the key" : "the literal text, unchanged"
        ])
    }
    guard let key = request.sentKey else {
      return Resolution(
        documented: nil, outcome: .omitted, reason: request.reasonForNoText)
    }
    guard let choices else {
      if let fault { return Resolution(fault, steps: Trail(sentences: [])) }
      return Resolution(
        documented: nil, outcome: .unknown, reason: "no Android resources were given")
    }
    let androidDevice = choices.device(device)
    var lookup = AndroidLookup(choices: choices, device: androidDevice)
    let found = lookup.find(key: key)
    if case .missing = found {
      return resolution(of: found, request, androidDevice, trail: lookup.trail)
    }
    guard let leftOut = choices.table.leftOut,
      let source = leftOut.source(of: choices.table.entryName(of: key), on: device)
    else { return resolution(of: found, request, androidDevice, trail: lookup.trail) }
    let step = "the build leaves out \(source.localization), which has it (\(leftOut.place))"
    var resolution = resolution(
      of: found, request, androidDevice, trail: lookup.trail.adding(.sentence(step)))
    resolution.leftOut = source
    return resolution
  }

  private func resolution(
    of found: AndroidLookup.Found, _ request: TextRequest, _ device: AndroidDevice, trail: Trail
  ) -> Resolution {
    switch found {
    case .text(let text, let source, let isFallback):
      var resolution = formatted(text, request.arguments, device, trail: trail)
      (resolution.source, resolution.isFallback) = (source, isFallback)
      resolution.noteMistyped(in: text, on: .android)
      return resolution
    case .null(let source):
      return Resolution(
        documented: nil, outcome: .garbled("@0"),
        reason: "@null is shown as “@0”; give the string a text", source: source, steps: trail)
    case .notFoundException(let source, let reason):
      return Resolution(
        documented: nil,
        outcome: .crashes(exception: "android.content.res.Resources$NotFoundException"),
        reason: reason, source: source, steps: trail)
    case .missing(let reason):
      return Resolution(documented: nil, outcome: .omitted, reason: reason, steps: trail)
    case .unknown(let source, let reason):
      return Resolution(
        documented: nil, outcome: .unknown, reason: reason, source: source, steps: trail)
    case .unread(let fault): return Resolution(fault, steps: trail)
    }
  }

  private func formatted(
    _ text: String, _ arguments: [TextRequest.Argument]?, _ device: AndroidDevice, trail: Trail
  ) -> Resolution {
    guard let arguments else { return unformatted(text, device, trail: trail) }
    let isStrict = device.apiLevel >= 35
    let step = Trail.Step.androidArguments(text: text, arguments, isStrict: isStrict)
    let plain = PlainPlaceholders.formatted(text, conversion: "s", arguments, \.androidString)
    if let plain {
      return Resolution(documented: plain, outcome: .shows(plain), steps: trail.adding(step))
    }
    let strings = arguments.map(\.androidString)
    let documented = DocumentedText(platform: .android, locale: device.tag).format(text, strings)
    var resolution = Resolution(documented: documented, outcome: .omitted, steps: trail)
    let formatter = AndroidFormatter(locale: device.tag, isStrict: isStrict)
    do throws(AndroidFormatFailure) {
      let (shown, placements) = try formatter.format(text, strings)
      resolution.steps.add(step)
      judge(&resolution, shown, placements)
    } catch {
      resolution.reason = error.reason
      if !error.isCaught { resolution.outcome = .crashes(exception: error.error.description) }
      resolution.steps.add(.sentence("\(error.written): \(error.error.className)"))
    }
    return resolution
  }

  private func judge(
    _ resolution: inout Resolution, _ shown: String, _ placements: [AndroidFormatter.Placement]
  ) {
    guard !shown.isEmpty else {
      resolution.reason = "the text is empty, so no line is set"
      return
    }
    guard shown != resolution.documented else {
      resolution.outcome = .shows(shown)
      return
    }
    resolution.outcome = .garbled(shown)
    let boolean = placements.first { $0.specifier.conversionText == "b" }
    resolution.reason =
      boolean.map { "\($0.specifier.written) prints “true” for every argument; use %s" }
      ?? "Android's formatter reads a percent sign as a placeholder; write %% for a percent sign"
  }

  /// Without a list of arguments the SDK calls `getString(id)`, which formats nothing.
  private func unformatted(_ text: String, _ device: AndroidDevice, trail: Trail) -> Resolution {
    let trail = trail.adding(.sentence("no arguments: nothing is formatted"))
    guard !text.isEmpty else {
      return Resolution(
        documented: text, outcome: .omitted, reason: "the text is empty, so no line is set",
        steps: trail)
    }
    guard let raw = PlaceholderScanner.placeholders(in: text, platform: .android).first else {
      return Resolution(documented: text, outcome: .shows(text), steps: trail)
    }
    let documented = DocumentedText(platform: .android, locale: device.tag).format(text, [])
    return Resolution(
      documented: documented, outcome: .garbled(text), reason: raw.reasonForShowingRaw(in: text),
      steps: trail)
  }
}
