import Drafts
import FCMClient
public import SendPolicy

extension Composer {
  /// Whether `D` shows delivery figures; where the draft is read-only, it makes the copy that a notice offers.
  var showsDeliveries: Bool { pane == .history && !isReadOnly }

  var deliveryAvailability: Availability {
    guard let send = history.chosen else {
      return .unavailable(because: "the history has no send to choose")
    }
    return deliveryAvailability(of: send)
  }

  private func deliveryAvailability(of send: PastSend) -> Availability {
    guard send.canBeCounted else {
      return .unavailable(because: "FCM counts those of sends and tests only")
    }
    if let blocker = unchosenProfile ?? profile.blocker ?? projectBlocker {
      return .unavailable(because: blocker)
    }
    guard project == send.intent.project else {
      return .unavailable(because: "the send went to a project other than the profile's")
    }
    return .available
  }

  func deliveryRefusal(because reason: String) -> Notice {
    Command.refusal(of: "deliveries", because: reason)
  }

  /// Asks FCM for the figures of a send's label.
  mutating func openDelivery(of send: PastSend?) -> [Effect] {
    guard let send, let day = PacificDay(at: send.at) else { return [] }
    notice = nil
    open(DeliveryPage(label: send.label, day: day))
    return [.readDelivery]
  }

  /// The same from an opened send, which stays open where it cannot be.
  mutating func openDeliveryIfPossible(of send: PastSend) -> [Effect] {
    if case .unavailable(let reason) = deliveryAvailability(of: send) {
      notice = deliveryRefusal(because: reason)
      return []
    }
    return openDelivery(of: send)
  }
}

extension PastSend {
  /// Whether FCM may have counted its deliveries.
  public var canBeCounted: Bool { intent.kind == .send || intent.kind == .test }
}
