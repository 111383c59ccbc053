/// The notification channels that code makes, with their ids as far as the code spells them out.
struct ResolvedChannels {
  private(set) var channels: [NotificationChannel] = []
  /// Where a channel is made whose id no source spells out.
  private(set) var computed: [SourcePlace] = []

  /// `strings` are the app's own texts by their keys: code reads ids from them too.
  init(_ readings: [CodeReading], strings: (String) -> String?) {
    let constants = NamedConstants(readings.flatMap(\.constants))
    let entries = NamedConstants(readings.flatMap(\.entries))
    let calls = readings.flatMap(\.channels)
    var known: Set<String> = []
    for call in calls {
      let ids = Self.ids(call.id, in: call.place.path, constants, entries, strings)
      if ids.isEmpty { computed.append(call.place) }
      for id in ids where known.insert(id).inserted {
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
    _ value: CodeValue, in path: String, _ constants: NamedConstants, _ entries: NamedConstants,
    _ strings: (String) -> String?
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
        return distinct(entries.found(entry, in: path) ?? [], strings)
      }
      return distinct(constants.found(last, in: path) ?? [], strings)
    }
  }

  private static let properties: Set = ["id", "name", "value", "key", "channelId", "rawValue"]

  private static func distinct(
    _ found: [CodeReading.Constant], _ strings: (String) -> String?
  ) -> [String] {
    let texts = found.compactMap { constant in
      constant.isKey ? strings(constant.value) : constant.value
    }
    return Set(texts).sorted()
  }
}
