extension ReceivedMessage {
  /// About how many bytes of the platform's limit of 4096 the message takes; 0 without a payload.
  ///
  /// Which bytes count is documented for Apple only: its payload, to which FCM adds keys of its own. For Android and the
  /// web it is the notification, the data and the link as compact JSON. Headers and delivery options do not count.
  public var payloadSize: Int {
    let counted = entries.filter { entry in Self.countedRoots.contains { entry.place.hasPrefix($0) }
    }
    guard !counted.isEmpty else { return 0 }
    let all = Self.json(counted[...], depth: 0)
    let isPayload = counted.allSatisfy { $0.place.hasPrefix(Self.payload) }
    guard isPayload, case .object(let members) = all, let payload = members.first?.value else {
      return JSONText.compactSize(all)
    }
    return JSONText.compactSize(payload)
  }

  private static let payload: FieldPath = "payload"
  private static let countedRoots: [FieldPath] = [
    "notification", "data", "payload", "fcm_options.link",
  ]
}
