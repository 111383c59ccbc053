internal import ByteSearch
internal import PushMessages
public import Resolver

/// A draft to begin with, made from keys that the app has.
public struct FirstMessage: Hashable, Sendable {
  /// The keys of a notification on one platform; without a title the app's name stands there.
  struct Keys: Hashable, Sendable {
    var title: String?
    var body: String
  }

  /// The topic that it goes to: no device has it, so that a send reaches no one.
  public static let topic = "pushwright-first-message"

  var android: Keys?
  var apple: Keys?

  /// Chooses texts that need no arguments: a title and a body that belong together, if there are such.
  public init(_ strings: AppLocalizations) {
    let inventory = KeyInventory(strings)
    let (android, apple) = (strings.android != nil, strings.apple != nil)
    let leading: Platform = android ? .android : .apple
    let choice = Self.pair(inventory, on: leading) ?? Self.single(inventory, on: leading)
    switch leading {
    case .android:
      self.android = choice
      if apple {
        self.apple =
          choice.flatMap { Self.counterpart(of: $0, inventory) }
          ?? Self.pair(inventory, on: .apple) ?? Self.single(inventory, on: .apple)
      }
    default: self.apple = choice
    }
  }

  /// Whether the app has no text that fits.
  public var hasKeys: Bool { android != nil || apple != nil }

  /// The same texts on Apple devices.
  private static func counterpart(of keys: Keys, _ inventory: KeyInventory) -> Keys? {
    guard let body = inventory.counterpart(of: keys.body, on: .apple), isPlain(body.text) else {
      return nil
    }
    let title = keys.title.flatMap { inventory.counterpart(of: $0, on: .apple) }
    guard keys.title == nil || isPlain(title?.text) else { return nil }
    return Keys(title: title?.name, body: body.name)
  }

  /// The request that FCM takes, as a file.
  public var text: String {
    var members: [JSONValue.Member] = [.init("topic", .string(Self.topic))]
    guard hasKeys else {
      let texts: [JSONValue.Member] = [
        .init("title", .string("Hello")), .init("body", .string("Is this how it looks?")),
      ]
      members.append(.init("notification", .object(texts)))
      return Self.file(members)
    }
    if let android {
      let keys = Self.members(android, title: "title_loc_key", body: "body_loc_key")
      members.append(.init("android", .object([.init("notification", .object(keys))])))
    }
    if let apple {
      let alert = JSONValue.object(Self.members(apple, title: "title-loc-key", body: "loc-key"))
      let payload = JSONValue.object([.init("aps", .object([.init("alert", alert)]))])
      members.append(.init("apns", .object([.init("payload", payload)])))
    }
    return Self.file(members)
  }

  private static func file(_ members: [JSONValue.Member]) -> String {
    JSONValue.object([.init("message", .object(members))]).text() + "\n"
  }

  private static func members(_ keys: Keys, title: String, body: String) -> [JSONValue.Member] {
    (keys.title.map { [.init(title, .string($0))] } ?? []) + [.init(body, .string(keys.body))]
  }
}

extension FirstMessage {
  /// The keys that it has, each once.
  public var keyNames: [String] {
    let names = [android, apple].compactMap(\.self).flatMap { [$0.title, $0.body] }
      .compactMap(\.self)
    return names.enumerated().filter { !names[..<$0.offset].contains($0.element) }.map(\.element)
  }
}
