/// A state of an Android device in which it may show other texts than the phone that previews stand for: dark mode, a
/// tablet, an older version.
public struct AndroidDeviceState: Hashable, Sendable {
  /// What is otherwise than on that phone; 0 if nothing is.
  private(set) var differences = AndroidQualifiers()

  /// What previews assume where a state isn't given.
  public static func assumption(apiLevel: Int) -> String {
    "Android API \(apiLevel), a phone held upright, in light mode"
  }

  /// When a device is so: `in dark mode`, `on Android API 28`.
  public var words: String {
    let words = [
      differences.night == 2 ? "in dark mode" : nil,
      differences.screen.orientation == 2 ? "in landscape" : nil,
      differences.version == 0 ? nil : "on API \(differences.version)",
      differences.screen.smallestWidth == 0
        ? nil : "on screens of \(differences.screen.smallestWidth)dp",
      interfaceMode,
    ].compactMap(\.self)
    return words.isEmpty ? "in another device state" : words.joined(separator: " ")
  }

  private var interfaceMode: String? {
    switch differences.interfaceMode {
    case 2: "in a dock"
    case 3: "in a car"
    case 4: "on a television"
    case 5: "on an appliance"
    case 6: "on a watch"
    case 7: "in a headset"
    default: nil
    }
  }

  /// The phone, in this state.
  func applied(to phone: AndroidQualifiers) -> AndroidQualifiers {
    var device = phone
    for field in Self.decisive where differences[keyPath: field] != 0 {
      device[keyPath: field] = differences[keyPath: field]
    }
    return device
  }

  /// The state in which a directory's texts are looked at; of one that the phone looks at anyway, a state in which it
  /// doesn't.
  ///
  /// `nil` if no such state is: the layout direction, for one, is the language's.
  init?(for directory: AndroidQualifiers, besides phone: AndroidQualifiers) {
    let missed = Self.decisive.filter { !Self.satisfies(phone, directory, $0) }
    if missed.isEmpty {
      guard let (field, value) = Self.wayOut(of: directory, for: phone) else { return nil }
      differences[keyPath: field] = value
    }
    for field in missed { differences[keyPath: field] = directory[keyPath: field] }
    if differences.screen.orientation == 2 {
      (differences.screen.width, differences.screen.height) = (
        phone.screen.height, phone.screen.width
      )
    }
    if differences.screen.smallestWidth > phone.screen.width {
      differences.screen.width = max(differences.screen.width, differences.screen.smallestWidth)
    }
  }

  private static func wayOut(
    of directory: AndroidQualifiers, for phone: AndroidQualifiers
  ) -> (field: WritableKeyPath<AndroidQualifiers, Int>, value: Int)? {
    if directory.night == 1 { return (\.night, 2) }
    if directory.screen.orientation == 1 { return (\.screen.orientation, 2) }
    return [\.version, \.screen.smallestWidth, \.screen.width, \.screen.height].lazy
      .filter { directory[keyPath: $0] > 1 }.map { ($0, directory[keyPath: $0] - 1) }.first
  }

  private static func satisfies(
    _ phone: AndroidQualifiers, _ directory: AndroidQualifiers,
    _ field: WritableKeyPath<AndroidQualifiers, Int>
  ) -> Bool {
    var single = AndroidQualifiers()
    single[keyPath: field] = directory[keyPath: field]
    return single.matches(phone)
  }

  /// Everything that can exclude a directory, except the layout direction and the density.
  private static var decisive: [WritableKeyPath<AndroidQualifiers, Int>] {
    [
      \.mobileCountryCode, \.mobileNetworkCode, \.gender, \.screen.smallestWidth, \.screen.width,
      \.screen.height,
      \.screen.size, \.screen.long, \.screen.round, \.screen.wideColor, \.screen.dynamicRange,
      \.screen.orientation,
      \.interfaceMode, \.night, \.input.touchscreen, \.input.keysHidden, \.input.keyboard,
      \.input.navigationHidden,
      \.input.navigation, \.screen.pixelWidth, \.screen.pixelHeight, \.version,
    ]
  }
}
