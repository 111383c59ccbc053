extension AndroidQualifier {
  /// What may stand before the locale, in this order.
  static let beforeLocale: [AndroidQualifier] = [countryCode, networkCode]

  /// What may stand behind the locale, in this order.
  static let behindLocale: [AndroidQualifier] = [
    grammaticalGender,
    words(\.layoutDirection, "ldltr", "ldrtl"),
    number(\.screen.smallestWidth, "sw", "dp"),
    number(\.screen.width, "w", "dp"),
    number(\.screen.height, "h", "dp"),
    words(\.screen.size, "small", "normal", "large", "xlarge"),
    words(\.screen.long, "long", "notlong"),
    words(\.screen.round, "round", "notround"),
    words(\.screen.wideColor, "widecg", "nowidecg"),
    words(\.screen.dynamicRange, "highdr", "lowdr"),
    words(\.screen.orientation, "port", "land", "square"),
    words(
      \.interfaceMode, "car", "desk", "television", "appliance", "watch", "vrheadset"),
    words(\.night, "night", "notnight"),
    density,
    words(\.input.touchscreen, "notouch", "stylus", "finger"),
    words(\.input.keysHidden, "keysexposed", "keyshidden", "keyssoft"),
    words(\.input.keyboard, "nokeys", "qwerty", "12key"),
    words(\.input.navigationHidden, "navexposed", "navhidden"),
    words(\.input.navigation, "nonav", "dpad", "trackball", "wheel"),
    screenDimensions,
    number(\.version, "v"),
  ]

  /// `mcc310`: three digits.
  private static let countryCode = AndroidQualifier(
    read: { part, configuration in
      if part == "any" { return true }
      guard part.utf8.count == 6, let code = number(in: part, "mcc", ""), code != 0 else {
        return false
      }
      configuration.mobileCountryCode = code
      return true
    },
    write: { $0.mobileCountryCode.map { "mcc\($0)" } })

  /// `mnc4`: up to three digits; zero is a code too, which the platform keeps as 65535.
  private static let networkCode = AndroidQualifier(
    read: { part, configuration in
      if part == "any" { return true }
      guard (4...6).contains(part.utf8.count), let code = number(in: part, "mnc", "") else {
        return false
      }
      configuration.mobileNetworkCode = code
      return true
    },
    write: { $0.mobileNetworkCode.map { "mnc\($0 == 0 ? 65535 : $0)" } })

  /// Since Android 14; alone among the words it knows no `any`.
  private static let grammaticalGender = AndroidQualifier(
    read: { part, configuration in
      guard ["masculine", "feminine", "neuter"].contains(part) else { return false }
      configuration.grammaticalGender = part
      return true
    },
    write: { $0.grammaticalGender })

  private static let densities = [
    "ldpi": 120, "mdpi": 160, "tvdpi": 213, "hdpi": 240, "xhdpi": 320, "xxhdpi": 480,
    "xxxhdpi": 640, "anydpi": 65534, "nodpi": 65535,
  ]

  private static let density = AndroidQualifier(
    read: { part, configuration in
      if part == "any" { return true }
      guard let value = densities[part] ?? number(in: part, "", "dpi"), value != 0 else {
        return false
      }
      configuration.screen.density = value
      return true
    },
    write: { configuration in
      configuration.screen.density.map { value in
        densities.first { $0.value == value }?.key ?? "\(value)dpi"
      }
    })

  /// `480x320`: the larger one first.
  private static let screenDimensions = AndroidQualifier(
    read: { part, configuration in
      if part == "any" { return true }
      let sides = part.split(separator: "x", omittingEmptySubsequences: false).map(String.init)
      guard sides.count == 2, let width = number(in: sides[0], "", ""),
        let height = number(in: sides[1], "", ""), width >= height
      else { return false }
      configuration.screen.dimensions = width == 0 ? nil : [width, height]
      return true
    },
    write: { $0.screen.dimensions.map { $0.map(String.init).joined(separator: "x") } })
}
