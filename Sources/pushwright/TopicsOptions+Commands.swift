public import ArgumentParser
public import Commands
import Foundation
import Workspace

/// The verbs of `topics` with their network, their journal and the person at the terminal.
extension TopicsListOptions: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Print the topics that devices have.",
    discussion: """
      A line for each registration and topic, with none for a registration without topics. Exits 0 when all are told, \
      1 where FCM refused some, 69 where FCM cannot be reached, 75 where its quota is used up, 77 where it is not \
      allowed, 78 for a mistake in the configuration.
      """)

  public func run() async throws {
    let calls = await VerbCalls.begin()
    try await TopicsListRun(self, permit: calls.permit, caller: calls.sender).run()
  }
}

extension TopicsAddOptions: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add topics to devices.",
    discussion: TopicsChange.discussion)

  public func run() async throws {
    let calls = await VerbCalls.begin()
    try await calls.untilSignal {
      try await TopicsChangeRun(TopicsChange(self), permit: calls.permit, caller: calls.sender).run()
    }
  }
}

extension TopicsRemoveOptions: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove topics from devices.",
    discussion: TopicsChange.discussion)

  public func run() async throws {
    let calls = await VerbCalls.begin()
    try await calls.untilSignal {
      try await TopicsChangeRun(TopicsChange(self), permit: calls.permit, caller: calls.sender).run()
    }
  }
}

extension TopicsChange {
  fileprivate static let discussion = """
    Without --yes it prints what it would do and exits 64. A topic that a device has already, or doesn't have, counts \
    as done, so the same can be done again without harm.

    With --yes it makes 100 changes at a time, at most 3000 a second. It waits where FCM's quota is used up, and tries \
    again where servers or connections fail. What is about to be done is in the history before, and what became of \
    each registration after. A signal ends it once what is under way is answered; a second one ends it at once.

    A line for each registration and topic: added, already, removed, refused, unknown or not-done. Exits 0 when all is \
    done, 1 where some is not, 64 without --yes, 65 where lines of the list are malformed, 69 where FCM cannot be \
    reached, 75 where its quota is used up, 76 where it is not known for some, 77 where it is not allowed, 78 for a \
    mistake in the configuration, 130 where it was interrupted.
    """
}

extension DeliveryOptions: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "delivery",
    abstract: "Print FCM's delivery figures of an Android app, by day and analytics label.",
    discussion: """
      Android only, and only devices that share usage data: percentages are of the messages that FCM accepted for \
      those. Figures come up to 24 hours late; days are those of America/Los_Angeles; of a day FCM counts 100 labels. \
      The account needs the permission fcmdata.deliverydata.list, and the project the Firebase Cloud Messaging Data API.

      Exits 0 when the figures were read, also where there are none yet, 69 where FCM cannot be reached, 75 where its \
      quota is used up, 77 where it is not allowed, 78 for a mistake in the configuration.
      """)

  public func run() async throws {
    let calls = await VerbCalls.begin()
    try await DeliveryRun(self, permit: calls.permit, caller: calls.sender).run()
  }
}
