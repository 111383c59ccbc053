package import PushMessages

/// Makes messages over the whole field catalog, with right values and wrong ones, in the layouts that people write.
package struct MessageGenerator {
  package var random: SplitMix

  package init(seed: UInt64) {
    random = SplitMix(state: seed)
  }

  /// A request whose message sets so many fields of the catalog.
  package mutating func request(fieldCount: Int) -> JSONValue {
    var message: [JSONValue.Member] = []
    for field in FieldCatalogue.fields.shuffled(using: &random).prefix(fieldCount) {
      put(value(for: field.kind), at: field.path.components[...], in: &message)
    }
    var members = [JSONValue.Member("message", .object(message))]
    if one(in: 4) { members.append(.init("validate_only", .boolean(one(in: 2)))) }
    if one(in: 8) { members.append(.init("x-own", .list([]))) }
    return .object(members.shuffled(using: &random))
  }

  private mutating func put(
    _ value: JSONValue, at path: ArraySlice<FieldPath.Component>,
    in members: inout [JSONValue.Member]
  ) {
    guard case .key(let key)? = path.first else { return }
    let index = members.firstIndex { $0.key == key }
    guard path.count > 1 else {
      if index == nil { members.append(.init(key, value)) }
      return
    }
    var inner: [JSONValue.Member] = []
    if let index {
      // A value there that isn't an object blocks the way, as in a message that is wrong.
      guard case .object(let known) = members[index].value else { return }
      inner = known
    }
    put(value, at: path.dropFirst(), in: &inner)
    let place = index ?? Int.random(in: 0...members.count, using: &random)
    if index == nil { members.insert(.init(key, .object([])), at: place) }
    members[place].value = .object(inner)
  }

  /// A value of the kind, and one time in five one of another.
  package mutating func value(for kind: Field.Kind) -> JSONValue {
    if one(in: 5) { return wrongValue() }
    switch kind {
    case .text, .localizationKey, .url, .color, .timestamp, .textOrGroup: return .string(text())
    case .choice(let words): return .string(words.randomElement(using: &random) ?? "")
    case .duration: return .string("\(Int.random(in: 0...9999, using: &random)).5s")
    case .epochSeconds, .epochMilliseconds:
      return .number("\(Int.random(in: 0...1_800_000_000_000, using: &random))")
    case .seconds, .epoch: return .string("\(Int.random(in: 0...99_999, using: &random))")
    case .integer: return .number("\(Int.random(in: -5...99, using: &random))")
    case .decimal:
      return .number(["0.50", "1", "1e-2", "-0.0"].randomElement(using: &random) ?? "0")
    case .boolean: return .boolean(one(in: 2))
    case .flag: return .number("1")
    case .marker: return .object([])
    case .arguments:
      return .list((0..<Int.random(in: 0...3, using: &random)).map { _ in .string(text()) })
    case .durations: return .list([.string("0.1s"), .string("1s")])
    case .integers: return .list([.number("100"), .number("50")])
    case .objects(let keys): return .list([.object(keys.map { .init($0, .string(text())) })])
    case .stringMap, .freeForm, .group:
      return .object(one(in: 2) ? [] : [.init(text(), .string(text()))])
    }
  }

  private mutating func wrongValue() -> JSONValue {
    let values: [JSONValue] = [
      .null, .boolean(false), .number("-1.50E+3"), .string(text()), .list([]), .object([]),
      .list([.null, .list([.number("1")]), .object([.init(text(), .null)])]),
    ]
    return values.randomElement(using: &random) ?? .null
  }

  package mutating func text() -> String {
    let texts = [
      "", "a", "Alice", "é日🎉", "e\u{301}", "مرحبا %1$s", "\"quoted\"\\/", "line\nline\ttab",
      "\u{1}\u{7F}",
      "\u{202E}x\u{2066}", "👩‍👩‍👧", "} ] , : // #", "'single' `back` “smart”", "\u{FEFF}", "$TOKEN",
    ]
    return texts.randomElement(using: &random) ?? ""
  }

  package mutating func one(in count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }
}
