import PushMessages
import Resolver
import SimulatedDevices

extension SimulatedDevice {
  /// The device as JSON, with what waits for it and what is on its screen, if that is known.
  func value(waiting: [Int], notices: [Int]?) -> JSONValue {
    let numbers = { (numbers: [Int]) in JSONValue.list(numbers.map { .number("\($0)") }) }
    return EmulatorAnswer.object(
      settings + [("waiting", numbers(waiting))]
        + (notices.map { [("notices", numbers($0))] } ?? []))
  }

  /// What ``DeviceChange`` makes the same device of.
  var settings: [(String, JSONValue)] {
    let texts = { (texts: [String]) in JSONValue.list(texts.map { .string($0) }) }
    var members: [(String, JSONValue)] = [
      ("name", .string(name)), ("platform", .string(platform.rawValue)), ("token", .string(token)),
    ]
    if let installation { members.append(("fid", .string(installation))) }
    if let project { members.append(("project", .string(project))) }
    members += [
      ("locales", texts(languages)), ("android_api", .number("\(androidAPILevel)")),
    ]
    if let release { members.append(("release", .string(release))) }
    members += [
      ("topics", texts(topics.sorted())), ("app", .string(app.rawValue)),
      ("online", .boolean(isOnline)), ("doze", .boolean(isInDoze)),
      ("notifications", .boolean(allowsNotifications)),
      ("blocked_channels", texts(blockedChannels.sorted())),
    ]
    return members
  }
}
