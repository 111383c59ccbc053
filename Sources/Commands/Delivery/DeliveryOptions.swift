public import ArgumentParser
public import FCMClient

/// What `delivery` is asked for.
public struct DeliveryOptions: ParsableArguments, Sendable {
  @Option(help: ArgumentHelp("Only messages with this analytics label.", valueName: "label"))
  public var label: String?

  @Option(
    help: ArgumentHelp(
      "Only this day of America/Los_Angeles, as 2026-11-24.", valueName: "day"),
    transform: { text in
      guard let day = PacificDay(text) else {
        throw ValidationError("‘\(text)’ isn't a day: write it as 2026-11-24.")
      }
      return day
    })
  public var date: PacificDay?

  @Option(
    help: ArgumentHelp(
      """
      The Android app's ID, as 1:1234567890:android:0a1b2c; otherwise android-app of the profile, or the app's \
      google-services.json.
      """, valueName: "app-id"))
  public var app: String?

  @Option(help: "How to print it.")
  public var format: ReportFormat = .text

  @OptionGroup public var options: ProfileOptions

  public init() {}
}
