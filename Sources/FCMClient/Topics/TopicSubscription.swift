import HarmlessText
import PushMessages
import TextEncodings

/// That a registration has a topic, and since when.
public struct TopicSubscription: Hashable, Sendable {
  public var topic: String
  /// RFC 3339, as FCM writes it; `nil` if it says nothing.
  public var createTime: String?

  public init(topic: String, createTime: String? = nil) {
    self.topic = topic
    self.createTime = createTime
  }

  /// Reads both spellings, `topic_name` and `topicName`; `nil` if neither it nor `name` tells a topic.
  init?(_ node: JSONNode) {
    let named = node["topic_name"]?.string ?? node["topicName"]?.string
    let last = node["name"]?.string?.split(separator: "/").last.flatMap(PercentEncoding.decoding)
    guard let text = named ?? last, let topic = try? Topic(listed: text) else { return nil }
    self.topic = topic.description
    createTime = (node["create_time"]?.string ?? node["createTime"]?.string).map {
      VisibleText.of($0, limit: 40)
    }
  }
}
