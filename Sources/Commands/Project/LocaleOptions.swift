public import ArgumentParser

/// The devices' languages that a verb is asked about.
public struct LocaleOptions: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      """
      A device's language, such as fr-CA, or its whole list, such as "gsw-CH, de-CH"; repeat it \
      for several devices. Default: the project's, or every language of the strings.
      """), completion: .locales)
  public var locale: [String] = []

  @Flag(help: "Use every language of the strings instead of the project's preview locales.")
  public var allLocales = false

  public init() {}

  public func validate() throws {
    guard locale.isEmpty || !allLocales else {
      throw ValidationError("--all-locales uses every language: leave --locale out.")
    }
  }
}
