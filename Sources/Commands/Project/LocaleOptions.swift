public import ArgumentParser

/// The devices' languages that a verb is asked about.
public struct LocaleOptions: ParsableArguments, Sendable {
  @Option(
    help: ArgumentHelp(
      """
      A device's language, such as fr-CA, or its whole list, such as "gsw-CH, de-CH"; several times \
      for several devices. Otherwise the project's, or every language of the strings.
      """))
  public var locale: [String] = []

  @Flag(help: "Take every language of the strings, whatever the project's preview has.")
  public var allLocales = false

  public init() {}

  public func validate() throws {
    guard locale.isEmpty || !allLocales else {
      throw ValidationError("--all-locales takes every language: leave --locale out.")
    }
  }
}
