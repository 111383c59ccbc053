import PushMessages
import Resolver

/// What the devices of each platform show for a message, before any app's strings: two messages with the same content
/// are one message to the people who get both, whatever their time to live, labels and data are.
struct ShownContent: Hashable, Sendable {
  /// The lines of a notification, each as literal, key and arguments.
  private struct Texts: Hashable, Sendable {
    var lines: [ReceivedMessage.Text]
    var image: String?

    var isEmpty: Bool { lines.allSatisfy(\.isEmpty) }
  }

  /// How alike two contents are.
  enum Likeness: Hashable, Sendable {
    /// The same on Android or Apple, or everywhere.
    case same
    /// The same text on one platform at least, with another image, or only in browsers.
    case alike
    case different
  }

  private var texts: [Platform: Texts] = [:]
  /// What the app gets; it counts only for a message that shows nothing by itself.
  private var data: [FieldPath: JSONValue] = [:]

  init(_ document: MessageDocument) {
    let effective = EffectiveMessage(document)
    let images: [(platform: Platform, message: ReceivedMessage, image: FieldPath)] = [
      (.android, effective.android, "notification.image"),
      (.apple, effective.apple, "payload.fcm_options.image"),
      (.web, effective.web, "notification.image"),
    ]
    for (platform, message, image) in images {
      let lines = [message.title, message.subtitle, message.body]
      texts[platform] = Texts(lines: lines, image: message.text(at: image))
    }
    guard texts.values.allSatisfy(\.isEmpty) else { return }
    for entry in effective.android.entries where entry.place.hasPrefix("data") {
      data[entry.place] = entry.value
    }
  }

  func likeness(to other: ShownContent) -> Likeness {
    let spoken = Platform.allCases.filter { texts[$0]?.isEmpty == false }
    let otherSpoken = Platform.allCases.filter { other.texts[$0]?.isEmpty == false }
    guard !spoken.isEmpty, !otherSpoken.isEmpty else {
      let isSame = spoken == otherSpoken && !data.isEmpty && data == other.data
      return isSame ? .same : .different
    }
    let same = spoken.filter { texts[$0] == other.texts[$0] }
    if same.contains(where: { $0 != .web }) || same == spoken && same == otherSpoken {
      return .same
    }
    return spoken.contains { texts[$0]?.lines == other.texts[$0]?.lines } ? .alike : .different
  }
}
