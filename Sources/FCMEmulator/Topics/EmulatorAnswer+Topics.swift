import CalendarTime
import PushMessages

/// The answers of the topic subscription API, in snake case as its documentation shows them.
extension EmulatorAnswer {
  static func subscription(_ name: String, _ topic: String, _ time: Int) -> EmulatorAnswer {
    EmulatorAnswer(status: 200, body: JSONText.compact(value(name, topic, time)))
  }

  static func subscriptions(
    _ list: [(name: String, topic: String, time: Int)], next: String?
  ) -> EmulatorAnswer {
    let values = list.map { value($0.name, $0.topic, $0.time) }
    let members: [(String, JSONValue)] =
      (values.isEmpty ? [] : [("topicSubscriptions", .list(values))])
      + (next.map { [("nextPageToken", .string($0))] } ?? [])
    return EmulatorAnswer(status: 200, body: JSONText.compact(object(members)))
  }

  private static func value(_ name: String, _ topic: String, _ time: Int) -> JSONValue {
    object([
      ("name", .string(name)), ("topic_name", .string(topic)),
      ("create_time", .string(Timestamp(secondsSince1970: time).description)),
    ])
  }

  static func exists(_ name: String) -> EmulatorAnswer {
    error(409, "ALREADY_EXISTS", "Resource '\(name)' already exists.")
  }

  static let invalidTopic = error(
    400, "INVALID_ARGUMENT", "Topic name contains invalid characters.")
  static let tooManyTopics = error(
    400, "INVALID_ARGUMENT", "The registration has too many topics: 2000.")
  static let invalidPage = error(400, "INVALID_ARGUMENT", "Request contains an invalid argument.")
}
