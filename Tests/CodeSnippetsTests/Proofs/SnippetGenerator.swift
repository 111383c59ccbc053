import FuzzSupport
import PushMessages

/// Makes messages that FCM would take: any fields of the catalogue beside each other, with right values.
struct SnippetGenerator {
  private var values: MessageGenerator
  private var random: SplitMix

  init(seed: UInt64) {
    values = MessageGenerator(seed: seed)
    random = SplitMix(state: seed &+ 1)
  }

  mutating func message() -> MessageDocument {
    let fields = FieldCatalogue.fields.filter(Self.isUsed)
    var document = MessageDocument(text: "{\"message\": {}}")
    let target = ["fid", "token", "topic", "condition"].randomElement(using: &random) ?? "topic"
    try? document.set(
      .string("news-\(Int.random(in: 0...99, using: &random))"), at: FieldPath([.key(target)]))
    let count = Int.random(in: 1...24, using: &random)
    for field in fields.shuffled(using: &random).prefix(count) { set(field, in: &document) }
    complete(&document)
    return document
  }

  /// Whether the field has a value of its own and is today's.
  private static func isUsed(_ field: Field) -> Bool {
    let targets: [FieldPath] = ["fid", "token", "topic", "condition"]
    return FieldCatalogue.children(of: field.path).isEmpty && field.status != .outputOnly
      && !targets.contains(field.path) && !field.path.hasPrefix("android_v2")
  }

  private mutating func set(_ field: Field, in document: inout MessageDocument) {
    guard let value = value(of: field) else { return }
    try? document.set(value, at: field.path)
  }

  private mutating func value(of field: Field) -> JSONValue? {
    switch field.kind {
    case .text, .localizationKey:
      return field.limit == nil ? .string(values.text()) : SnippetMessages.sample(of: field)
    case .arguments:
      return .list((0..<Int.random(in: 1...3, using: &random)).map { _ in .string(values.text()) })
    case .choice(let words):
      return words.filter { !$0.hasSuffix("_UNSPECIFIED") }.randomElement(using: &random).map {
        .string($0)
      }
    case .duration: return .string("\(Int.random(in: 0...2_000_000, using: &random))\(fraction())s")
    case .integer: return .number("\(Int.random(in: 0...99, using: &random))")
    case .boolean: return .boolean(Bool.random(using: &random))
    case .timestamp:
      return .string("20\(Int.random(in: 10...99, using: &random))-02-28T23:59:59\(fraction())Z")
    case .durations:
      return .list(
        (0..<Int.random(in: 2...9, using: &random)).map { _ in .string("0\(fraction())s") })
    case .stringMap, .freeForm: return map(isText: field.kind == .stringMap)
    case .decimal: return .number("\(Double(Int.random(in: 0...255, using: &random)) / 255)")
    default: return SnippetMessages.sample(of: field)
    }
  }

  private mutating func fraction() -> String {
    ["", "", ".5", ".25", ".125"].randomElement(using: &random) ?? ""
  }

  private mutating func map(isText: Bool) -> JSONValue {
    let keys = ["a", "order.id", "key-1", "日本", "with space", "quote\"'", "class", "1st"]
    return .object(
      keys.shuffled(using: &random).prefix(Int.random(in: 1...5, using: &random)).map { key in
        .init(key, isText ? .string(values.text()) : data(depth: 2))
      })
  }

  private mutating func data(depth: Int) -> JSONValue {
    let kinds = depth == 0 ? 4 : 6
    return switch Int.random(in: 0..<kinds, using: &random) {
    case 0: .string(values.text())
    case 1:
      .number(
        ["0", "-7", "0.25", "1e3", "5000000000", "-1.5E-2"].randomElement(using: &random) ?? "0")
    case 2: .boolean(Bool.random(using: &random))
    case 3: .string("")
    case 4: .list((0..<2).map { _ in data(depth: depth - 1) })
    default: .object([.init("inner", data(depth: depth - 1)), .init("b", .number("2"))])
    }
  }

  /// Adds what FCM and the SDKs want beside others: keys beside arguments, all three parts of a light, `aps`.
  private mutating func complete(_ document: inout MessageDocument) {
    for field in FieldCatalogue.fields
    where field.kind == .arguments && document.node(at: field.path) != nil {
      let key = field.path.lastKey.replacing("args", with: "key")
      guard let parent = field.path.parent, !field.path.hasPrefix("android_v2") else { continue }
      try? document.set(.string("KEY"), at: parent.appending(key))
    }
    let light: FieldPath = "android.notification.light_settings"
    if document.node(at: light) != nil {
      for field in FieldCatalogue.fields where field.path.hasPrefix(light) {
        if document.node(at: field.path) == nil, let value = value(of: field) {
          try? document.set(value, at: field.path)
        }
      }
    }
    let sound: FieldPath = "apns.payload.aps.sound"
    if document.node(at: sound) != nil, document.node(at: sound.appending("name")) == nil {
      try? document.set(.string("default"), at: sound.appending("name"))
    }
    if document.node(at: "apns") != nil, document.node(at: "apns.payload.aps") == nil {
      try? document.set(.number("3"), at: "apns.payload.aps.badge")
    }
    if document.node(at: "android.notification") != nil {
      try? document.set(.string("2026-11-21T10:00:00Z"), at: "android.notification.event_time")
    }
  }
}
