import Commands
import ComposerState
import FCMClient
import Workspace

/// Asks FCM for a session about topics of test devices, deliveries and a local FCM's inbox, and changes topics.
@MainActor
final class SessionTopics {
  /// Has the sender of the profile in use.
  private let sends: SessionSends
  private let tell: @MainActor (Action) -> Void

  /// `tell` hears what FCM answered.
  init(_ sends: SessionSends, tell: @escaping @MainActor (Action) -> Void) {
    self.sends = sends
    self.tell = tell
  }

  /// Drops answers that come after another profile was taken.
  func read(_ devices: [TestTarget]) {
    let asked = sends.sender
    Task {
      let answers = await asked.topics(of: devices)
      if asked === sends.sender { tell(.topicsRead(answers)) }
    }
  }

  func change(_ order: TopicChangeOrder) {
    let asked = sends.sender
    Task {
      let result = await asked.change(order) { _ in }
      tell(.topicsChanged(result))
    }
  }

  func readInbox() {
    let asked = sends.sender
    Task {
      let answer = await asked.inbox()
      if asked === sends.sender { tell(.inboxRead(answer)) }
    }
  }

  func readDelivery() {
    let asked = sends.sender
    Task {
      let answer = await asked.deliveries()
      if asked === sends.sender { tell(.deliveryRead(answer)) }
    }
  }
}
