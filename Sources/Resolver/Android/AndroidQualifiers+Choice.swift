extension AndroidQualifiers {
  private static let none = Self()
  private static let anyDensity = 65_534
  private static let mediumDensity = 160

  /// Most directories name a locale and nothing else.
  var isEmpty: Bool { self == Self.none }

  /// ResTable_config::match, without the locale.
  ///
  /// Density never excludes.
  func matches(_ device: Self) -> Bool {
    func equal(_ field: KeyPath<Self, Int>) -> Bool {
      self[keyPath: field] == 0 || self[keyPath: field] == device[keyPath: field]
    }
    func atMost(_ field: KeyPath<Self, Int>) -> Bool {
      self[keyPath: field] <= device[keyPath: field]
    }
    return Self.exact.allSatisfy(equal) && Self.limits.allSatisfy(atMost) && keysMatch(device)
  }

  private static var exact: [KeyPath<Self, Int>] {
    [
      \.mobileCountryCode, \.mobileNetworkCode, \.gender, \.layoutDirection, \.screenLong,
      \.screenRound, \.wideColor, \.dynamicRange, \.orientation, \.interfaceMode, \.night,
      \.touchscreen, \.navigationHidden, \.keyboard, \.navigation,
    ]
  }

  private static var limits: [KeyPath<Self, Int>] {
    [
      \.screenSize, \.smallestWidth, \.width, \.height, \.screenWidth, \.screenHeight, \.version,
    ]
  }

  /// An exposed keyboard also serves a device with one on the screen.
  private func keysMatch(_ device: Self) -> Bool {
    keysHidden == 0 || keysHidden == device.keysHidden || keysHidden == 1 && device.keysHidden == 3
  }

  /// ResTable_config::isBetterThan before the locale; `nil` where the codes of the network do not
  /// decide.
  func isBetterByNetwork(than other: Self, for device: Self) -> Bool? {
    if mobileCountryCode != other.mobileCountryCode, device.mobileCountryCode != 0 {
      return mobileCountryCode != 0
    }
    if mobileNetworkCode != other.mobileNetworkCode, device.mobileNetworkCode != 0 {
      return mobileNetworkCode != 0
    }
    return nil
  }

  /// ResTable_config::isBetterThan after the locale.
  func isBetter(than other: Self, for device: Self) -> Bool {
    let decision =
      isBetterByScreen(than: other, for: device)
      ?? isBetterByMode(than: other, for: device)
      ?? isBetterByInput(than: other, for: device)
    if let decision { return decision }
    let missing = screenWidth + screenHeight
    let otherMissing = other.screenWidth + other.screenHeight
    if missing != otherMissing { return missing > otherMissing }
    return version > other.version
  }

  private func isBetterByScreen(than other: Self, for device: Self) -> Bool? {
    if gender != other.gender, device.gender != 0 { return gender != 0 }
    if layoutDirection != other.layoutDirection { return layoutDirection > other.layoutDirection }
    if smallestWidth != other.smallestWidth { return smallestWidth > other.smallestWidth }
    if width + height != other.width + other.height {
      return width + height > other.width + other.height
    }
    if screenSize != other.screenSize {
      // A directory that names no size stands for a normal screen, and loses to one that says so.
      let (size, otherSize) = (
        screenSize == 0 ? 2 : screenSize, other.screenSize == 0 ? 2 : other.screenSize
      )
      return size == otherSize ? screenSize != 0 : size > otherSize
    }
    if screenLong != other.screenLong { return screenLong != 0 }
    if screenRound != other.screenRound { return screenRound != 0 }
    return nil
  }

  private func isBetterByMode(than other: Self, for device: Self) -> Bool? {
    if wideColor != other.wideColor { return wideColor != 0 }
    if dynamicRange != other.dynamicRange { return dynamicRange != 0 }
    if orientation != other.orientation { return orientation != 0 }
    if interfaceMode != other.interfaceMode { return interfaceMode != 0 }
    if night != other.night { return night != 0 }
    if density != other.density { return isDensityBetter(than: other, for: device) }
    if touchscreen != other.touchscreen { return touchscreen != 0 }
    return nil
  }

  private func isBetterByInput(than other: Self, for device: Self) -> Bool? {
    if keysHidden != other.keysHidden {
      if keysHidden == 0 || other.keysHidden == 0 { return keysHidden != 0 }
      if keysHidden == device.keysHidden { return true }
      if other.keysHidden == device.keysHidden { return false }
    }
    if navigationHidden != other.navigationHidden { return navigationHidden != 0 }
    if keyboard != other.keyboard { return keyboard != 0 }
    if navigation != other.navigation { return navigation != 0 }
    return nil
  }

  /// The nearest density wins; scaling down counts as twice as good as scaling up.
  private func isDensityBetter(than other: Self, for device: Self) -> Bool {
    let mine = density == 0 ? Self.mediumDensity : density
    let others = other.density == 0 ? Self.mediumDensity : other.density
    if mine == Self.anyDensity { return true }
    if others == Self.anyDensity { return false }
    let (high, low) = (max(mine, others), min(mine, others))
    let iAmHigher = mine >= others
    let wanted = device.density
    if wanted >= high { return iAmHigher }
    if low >= wanted { return !iAmHigher }
    return (2 * low - wanted) * high > wanted * wanted ? !iAmHigher : iAmHigher
  }
}
