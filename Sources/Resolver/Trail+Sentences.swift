extension Trail.Step {
  var sentences: [String] {
    switch self {
    case .sentence(let sentence): [sentence]
    case .android(let device): device.trail
    case .directory(let device, let match, let directory, let key):
      Self.choice(device, device.locale(of: match), directory: directory, key: key)
    case .androidArguments(let text, let arguments, let isStrict):
      Self.placements(text, arguments.map(\.androidString), isStrict: isStrict)
    case .apple(let search): search.trail
    case .appleArguments(let text, let arguments):
      Self.placements(text, arguments.map(\.appleString))
    case .found(let place): ["\(place) has it"]
    case .lacking(let search, let key): search.stepsWithout(key)
    }
  }

  /// Says which directories were tried on the way to the one that has the text.
  private static func choice(
    _ device: AndroidDevice, _ chosen: AndroidLocale, directory: String, key: String
  ) -> [String] {
    let tried = device.expected.prefix { $0.locale != chosen }.map { expected in
      expected.isPresent
        ? "\(expected.name) lacks “\(key)”" : "\(device.tag): no \(expected.name)"
    }
    return tried + [
      chosen.isEmpty ? "fallback to the default: \(directory) has it" : "\(directory) has it"
    ]
  }

  private static func placements(
    _ text: String, _ arguments: [String], isStrict: Bool
  ) -> [String] {
    // Which argument is taken does not depend on the locale.
    let formatter = AndroidFormatter(locale: "en-US", isStrict: isStrict)
    guard let placements = try? formatter.format(text, arguments).placements else { return [] }
    return placements.map {
      "\($0.specifier.written) ← argument \($0.argument) “\(arguments[$0.argument - 1])”"
    }
  }

  private static func placements(_ text: String, _ arguments: [String]) -> [String] {
    ApplePushFormatter.format(text, arguments).placements.map { placement in
      let origin = placement.argument.map { "argument \($0) “\(arguments[$0 - 1])”" }
      return "\(placement.specifier) ← \(origin ?? "nothing: <null>")"
    }
  }
}
