/// The notification channels that code makes, with their ids as far as the code spells them out.
struct ResolvedChannels {
  private(set) var channels: [NotificationChannel] = []
  /// Where a channel is made whose id no source spells out.
  private(set) var computed: [SourcePlace] = []

  /// `strings` are the app's own texts by their keys: code reads ids from them too.
  init(_ readings: [CodeReading], strings: (String) -> String?) {
    var constants: [String: [CodeReading.Constant]] = [:]
    var entries: [String: [CodeReading.Constant]] = [:]
    for reading in readings {
      for constant in reading.constants { constants[constant.name, default: []].append(constant) }
      for entry in reading.entries { entries[entry.name, default: []].append(entry) }
    }
    let calls = readings.flatMap(\.channels)
    for call in calls {
      let ids = Self.ids(call.id, in: call.place.path, constants, entries, strings)
      if ids.isEmpty { computed.append(call.place) }
      for id in ids where !channels.contains(where: { $0.id == id }) {
        let title: NotificationChannel.Title? =
          switch call.title {
          case .resource(let key): .key(key)
          case .literal(let text): .text(text)
          default: nil
          }
        channels.append(
          NotificationChannel(
            id: id, place: call.place, importance: call.importance, title: title))
      }
    }
    channels.sort { $0.id < $1.id }
  }

  /// The ids that a value can be; none if no source spells them out.
  private static func ids(
    _ value: CodeValue, in path: String, _ constants: [String: [CodeReading.Constant]],
    _ entries: [String: [CodeReading.Constant]], _ strings: (String) -> String?
  ) -> [String] {
    switch value {
    case .computed: return []
    case .literal(let text): return [text]
    case .resource(let key): return [strings(key)].compactMap(\.self)
    case .name(let parts):
      guard let last = parts.last else { return [] }
      // The property of an enum's entry: `Channels.ORDERS.id`.
      if parts.count > 1, properties.contains(last) {
        let entry = parts[parts.count - 2]
        if last == "name", entry.allSatisfy({ $0.isUppercase || $0.isNumber || $0 == "_" }) {
          return [entry]
        }
        return distinct(entries[entry] ?? [], in: path, strings)
      }
      return distinct(constants[last] ?? [], in: path, strings)
    }
  }

  private static let properties: Set = ["id", "name", "value", "key", "channelId", "rawValue"]

  /// Those of the same file, if it has any; otherwise each value that the name has anywhere.
  private static func distinct(
    _ found: [CodeReading.Constant], in path: String, _ strings: (String) -> String?
  ) -> [String] {
    let near = found.filter { $0.path == path }
    let texts = (near.isEmpty ? found : near).compactMap { constant in
      constant.isKey ? strings(constant.value) : constant.value
    }
    return Set(texts).sorted()
  }
}
