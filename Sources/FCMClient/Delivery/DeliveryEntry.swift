import HarmlessText
import PushMessages

/// What FCM counted for one app, day and label.
public struct DeliveryEntry: Hashable, Sendable {
  public var appID: String
  public var day: PacificDay
  /// `nil` for the messages without a label, which share an entry.
  public var label: String?
  /// Messages that FCM accepted for devices that share usage data.
  public var messagesAccepted: Int?
  /// Notifications among them.
  public var notificationsAccepted: Int?
  /// In the order of the answer; what FCM doesn't tell is not there.
  public var figures: [DeliveryFigure]

  public init(
    appID: String, day: PacificDay, label: String?, messagesAccepted: Int?,
    notificationsAccepted: Int?, figures: [DeliveryFigure]
  ) {
    self.appID = appID
    self.day = day
    self.label = label
    self.messagesAccepted = messagesAccepted
    self.notificationsAccepted = notificationsAccepted
    self.figures = figures
  }

  /// `nil` if app or day cannot be read.
  init?(_ node: JSONNode) {
    guard let app = node.member("appId")?.string, let date = node["date"],
      let year = date["year"]?.integer, let month = date["month"]?.integer,
      let day = date["day"]?.integer, let pacific = PacificDay(year: year, month: month, day: day)
    else { return nil }
    appID = VisibleText.of(app, limit: 200)
    self.day = pacific
    label = node.member("analyticsLabel")?.string.flatMap { label in
      label.isEmpty ? nil : VisibleText.of(label, limit: 100)
    }
    let data = node["data"]
    messagesAccepted = data?.member("countMessagesAccepted")?.count
    notificationsAccepted = data?.member("countNotificationsAccepted")?.count
    figures = DeliveryFigure.Group.allCases.flatMap { group in
      (data?.member(group.key)?.members ?? []).compactMap { member in
        guard case .number(let digits) = member.value.kind, let percent = Double(digits),
          percent.isFinite, (0...100.5).contains(percent)
        else { return nil }
        return DeliveryFigure(group, VisibleText.of(member.key.snakeCased, limit: 60), percent)
      }
    }
  }
}

extension JSONNode {
  /// A member in either spelling that Google's JSON has: `appId`, `app_id`.
  fileprivate func member(_ name: String) -> JSONNode? { self[name] ?? self[name.snakeCased] }

  /// How many; `nil` also for less than none.
  fileprivate var count: Int? { integer.flatMap { $0 < 0 ? nil : $0 } }

  /// A whole number, which proto-JSON writes as a text where it has 64 bits.
  fileprivate var integer: Int? {
    switch kind {
    case .number(let text), .string(let text): Int(text)
    default: nil
    }
  }
}

extension String {
  fileprivate var snakeCased: String {
    reduce(into: "") { name, character in
      if character.isUppercase {
        name += "_" + character.lowercased()
      } else {
        name.append(character)
      }
    }
  }
}
