import FCMClient
import SendPolicy

extension Composer {
  /// The chosen send of the history, if it is one whose deliveries FCM counts.
  private var countedSend: PastSend? {
    guard let send = history.chosen, send.intent.kind == .send || send.intent.kind == .test else {
      return nil
    }
    return send
  }

  var deliveryAvailability: Availability {
    guard history.chosen != nil else {
      return .unavailable(because: "no send is chosen in the history")
    }
    guard countedSend != nil else {
      return .unavailable(because: "FCM counts the deliveries of tests and sends only")
    }
    if let blocker = unchosenProfile ?? profile.blocker ?? projectBlocker {
      return .unavailable(because: blocker)
    }
    guard let send = countedSend, project == send.intent.project else {
      return .unavailable(because: "the send is of another project than the profile's")
    }
    return .available
  }

  /// `D` in the history: asks FCM for the figures of the send's label.
  mutating func openDelivery() -> [Effect] {
    guard let send = countedSend, let day = PacificDay(at: send.at) else { return [] }
    notice = nil
    open(DeliveryPage(label: send.label, day: day))
    return [.readDelivery]
  }
}
