/// The keys of an app's strings, and which of them mean the same on Android and Apple.
public struct KeyInventory: Sendable {
  /// One platform's keys.
  struct Side: Sendable {
    /// Sorted by name.
    let keys: [AppKey]
    /// How many locales have any text.
    let localeCount: Int
    private let places: [[UInt8]: Int]
    /// By letters and digits alone; of several keys the one that has a text first.
    private let similar: [[UInt8]: Int]

    init(_ keys: [AppKey], localeCount: Int) {
      let keys = keys.sorted { $0.name < $1.name }
      self.keys = keys
      self.localeCount = localeCount
      let numbered = keys.enumerated()
      places = Dictionary(numbered.map { (Array($1.name.utf8), $0) }) { first, _ in first }
      similar = Dictionary(numbered.map { (KeyInventory.letters(of: $1.name), $0) }) { first, _ in
        first
      }
    }

    /// Byte by byte, as devices compare.
    func key(_ name: String) -> AppKey? { places[Array(name.utf8)].map { keys[$0] } }

    func keyLike(_ name: String) -> AppKey? {
      let letters = KeyInventory.letters(of: name)
      return letters.isEmpty ? nil : similar[letters].map { keys[$0] }
    }
  }

  private let android: Side
  private let apple: Side

  public init(_ strings: AppLocalizations) {
    android = strings.android?.keySide() ?? Side([], localeCount: 0)
    apple = strings.apple?.keySide() ?? Side([], localeCount: 0)
  }

  public var isEmpty: Bool { android.keys.isEmpty && apple.keys.isEmpty }

  /// The keys of a platform, sorted by name; none for the web.
  public func keys(on platform: Platform) -> [AppKey] { side(platform)?.keys ?? [] }

  /// How many locales have any text on a platform.
  public func localeCount(on platform: Platform) -> Int { side(platform)?.localeCount ?? 0 }

  public func key(_ name: String, on platform: Platform) -> AppKey? { side(platform)?.key(name) }

  /// The key of a platform that means the same as a name on the other one; `nil` if there is none.
  ///
  /// The same name counts most, then the platform's own case (`welcome_title` and `WELCOME_TITLE`), then the same letters and
  /// digits (`onboarding.welcome-title` and `onboarding_welcome_title`).
  public func counterpart(of name: String, on platform: Platform) -> AppKey? {
    guard let side = side(platform) else { return nil }
    return side.key(name) ?? side.key(Self.usualName(name, on: platform)) ?? side.keyLike(name)
  }

  /// A name in the case that a platform's keys usually have.
  public static func usualName(_ name: String, on platform: Platform) -> String {
    platform == .apple ? name.uppercased() : name.lowercased()
  }

  private func side(_ platform: Platform) -> Side? {
    switch platform {
    case .android: android
    case .apple: apple
    case .web: nil
    }
  }

  private static func letters(of name: String) -> [UInt8] {
    // Only ASCII has separators and case that conventions play with.
    name.utf8.compactMap { byte in
      switch byte {
      case 0x41...0x5A: byte | 0x20
      case 0x61...0x7A, 0x30...0x39, 0x80...: byte
      default: nil
      }
    }
  }
}
