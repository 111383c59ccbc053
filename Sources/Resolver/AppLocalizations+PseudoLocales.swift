extension AppLocalizations {
  /// The same app as built with pseudo-locales, where one of the locales is `en-XA` or `ar-XB`.
  public func withPseudoLocales(wantedBy locales: [String]) -> AppLocalizations {
    guard locales.contains("en-XA") || locales.contains("ar-XB") else { return self }
    var built = self
    built.android = android?.addingPseudoLocales()
    return built
  }
}
