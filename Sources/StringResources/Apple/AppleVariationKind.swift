/// By what a text of an Apple app varies.
public enum AppleVariationKind: Hashable, Sendable {
  /// By the plural category of a number (`NSStringPluralRuleType`).
  case plural
  /// By the model it is shown on (`NSStringDeviceSpecificRuleType`).
  case device
  /// By the room there is for it (`NSStringVariableWidthRuleType`).
  case width

  static let pluralCategories: Set<String> = ["zero", "one", "two", "few", "many", "other"]

  static let devices: Set<String> = [
    "iphone", "ipad", "ipod", "mac", "appletv", "applewatch", "applevision", "other",
  ]

  /// Whether a variant can have that name: `few`, `iphone`, or a number of characters as `20`.
  func allows(_ name: String) -> Bool {
    switch self {
    case .plural: Self.pluralCategories.contains(name)
    case .device: Self.devices.contains(name)
    case .width: !name.isEmpty && name.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
  }

  /// What names there are, for a sentence about another one.
  var allowedNames: String {
    switch self {
    case .plural: "zero, one, two, few, many or other"
    case .device: "iphone, ipad, ipod, mac, appletv, applewatch, applevision or other"
    case .width: "a number of characters"
    }
  }
}
