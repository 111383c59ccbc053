extension AppLocalizations {
  /// The states in which an Android device may show another text of a key than the phone that previews stand for.
  ///
  /// Empty for nearly every key: few apps have texts for more than locales.
  package func androidStates(of key: String, apiLevel: Int) -> [AndroidDeviceState] {
    android?.states(of: key, apiLevel: apiLevel) ?? []
  }
}

extension AndroidStringTable {
  /// More would be an app that wants to hurt.
  private static let mostStates = 16

  fileprivate func states(of key: String, apiLevel: Int) -> [AndroidDeviceState] {
    var states: [AndroidDeviceState] = []
    for entry in texts(for: entryName(of: key))?.entries ?? [] {
      let qualifiers = choices[entry.configuration].qualifiers
      guard !qualifiers.isEmpty, states.count < Self.mostStates else { continue }
      let phone = AndroidQualifiers.phone(apiLevel: apiLevel, isRightToLeft: false)
      let state = AndroidDeviceState(for: qualifiers, besides: phone)
      if let state, !states.contains(state) { states.append(state) }
    }
    return states
  }

  /// Whether a text is for another state than that of the phone that previews stand for.
  func isForOtherState(_ entry: Entry) -> Bool {
    var qualifiers = choices[entry.configuration].qualifiers
    // Each language has its own.
    qualifiers.layoutDirection = 0
    guard !qualifiers.isEmpty else { return false }
    return !qualifiers.matches(.phone(apiLevel: 34, isRightToLeft: false))
  }
}
