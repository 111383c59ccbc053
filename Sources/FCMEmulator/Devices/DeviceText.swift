internal import PushMessages
public import SimulatedDevices

/// A simulated device as a command line names it: `name=pixel,platform=android,locale=fr-CA,topic=news`.
public enum DeviceText {
  /// Why a text isn't one.
  public struct Failure: Error, Hashable, Sendable {
    /// Names the part that is wrong; lower-case at its beginning if it is a word, without a full stop.
    public var sentence: String
  }

  private static let lists = [
    "locale": "locales", "topic": "topics", "blocked-channel": "blocked_channels",
  ]
  private static let texts = ["name", "platform", "token", "fid", "project", "release", "app"]
  private static let flags = ["online", "doze", "notifications"]
  private static let level = "android-api"

  /// The names of all parts.
  public static let parts = texts + [level] + flags + lists.keys.sorted()

  /// Each part as the emulator's API takes it, and judged as there.
  public static func device(_ text: String) throws(Failure) -> SimulatedDevice {
    var single: [(String, JSONValue)] = []
    var listed: [String: [JSONValue]] = [:]
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let (name, value) = try pair(part)
      if let list = lists[name] {
        listed[list, default: []].append(.string(value))
      } else {
        let key = name == level ? "android_api" : name
        guard !single.contains(where: { $0.0 == key }) else {
          throw Failure(sentence: "‘\(name)’ is there twice")
        }
        single.append((key, try self.value(value, of: name)))
      }
    }
    let object = EmulatorAnswer.object(
      single + listed.sorted { $0.key < $1.key }.map { ($0.key, .list($0.value)) })
    do throws(DeviceChange.Failure) {
      return try DeviceChange(Array(JSONText.compact(object).utf8)).device()
    } catch {
      throw Failure(sentence: String(error.sentence.dropLast()))
    }
  }

  private static func pair(_ part: Substring) throws(Failure) -> (name: String, value: String) {
    guard let equals = part.firstIndex(of: "="), part.index(after: equals) < part.endIndex else {
      throw Failure(sentence: "‘\(part)’ isn't a part: write it as in locale=fr-CA")
    }
    let name = String(part[..<equals])
    guard parts.contains(name) else {
      throw Failure(
        sentence: "‘\(name)’ isn't a part: use \(parts.joined(separator: ", "))")
    }
    return (name, String(part[equals...].dropFirst()))
  }

  private static func value(_ text: String, of name: String) throws(Failure) -> JSONValue {
    if name == level {
      guard let number = Int(text) else {
        throw Failure(sentence: "‘\(name)’ is a number from 1 to 99")
      }
      return .number("\(number)")
    }
    guard flags.contains(name) else { return .string(text) }
    guard let flag = Bool(text) else { throw Failure(sentence: "‘\(name)’ is true or false") }
    return .boolean(flag)
  }
}
