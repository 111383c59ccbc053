public import ArgumentParser
public import Commands

/// `pushwright delivery`: the verb with its network and the person at the terminal.
extension DeliveryOptions: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "delivery",
    abstract: "Print FCM's delivery figures of an Android app, by day and analytics label.",
    discussion: """
      Android only, and only devices that share usage data: percentages are of the messages that FCM accepted for those \
      devices. Figures come up to 24 hours late, days are those of America/Los_Angeles, and FCM counts 100 labels a day. \
      The account needs the permission fcmdata.deliverydata.list, and the project needs the Firebase Cloud Messaging \
      Data API.

      Exits 0 if FCM answered, even without figures, 69 if FCM can't be reached, 75 if its quota is used up, 77 if it \
      isn't allowed, 78 for a mistake in the configuration.
      """)

  public func run() async throws {
    let calls = await VerbCalls.begin()
    try await DeliveryRun(self, permit: calls.permit, caller: calls.sender).run()
  }
}
