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
    mobileCountryCode.agrees(with: device.mobileCountryCode)
      && mobileNetworkCode.agrees(with: device.mobileNetworkCode)
      && gender.agrees(with: device.gender)
      && layoutDirection.agrees(with: device.layoutDirection)
      && interfaceMode.agrees(with: device.interfaceMode) && night.agrees(with: device.night)
      && version <= device.version && screen.matches(device.screen) && input.matches(device.input)
  }

  /// ResTable_config::isBetterThan before the locale; `nil` if the codes of the network do not
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
    let missing = screen.pixelWidth + screen.pixelHeight
    let otherMissing = other.screen.pixelWidth + other.screen.pixelHeight
    if missing != otherMissing { return missing > otherMissing }
    return version > other.version
  }

  private func isBetterByScreen(than other: Self, for device: Self) -> Bool? {
    if gender != other.gender, device.gender != 0 { return gender != 0 }
    if layoutDirection != other.layoutDirection { return layoutDirection > other.layoutDirection }
    if screen.smallestWidth != other.screen.smallestWidth {
      return screen.smallestWidth > other.screen.smallestWidth
    }
    if screen.width + screen.height != other.screen.width + other.screen.height {
      return screen.width + screen.height > other.screen.width + other.screen.height
    }
    if screen.size != other.screen.size {
      // A directory that names no size stands for a normal screen, and loses to one that says so.
      let (size, otherSize) = (
        screen.size == 0 ? 2 : screen.size, other.screen.size == 0 ? 2 : other.screen.size
      )
      return size == otherSize ? screen.size != 0 : size > otherSize
    }
    if screen.long != other.screen.long { return screen.long != 0 }
    if screen.round != other.screen.round { return screen.round != 0 }
    return nil
  }

  private func isBetterByMode(than other: Self, for device: Self) -> Bool? {
    if screen.wideColor != other.screen.wideColor { return screen.wideColor != 0 }
    if screen.dynamicRange != other.screen.dynamicRange { return screen.dynamicRange != 0 }
    if screen.orientation != other.screen.orientation { return screen.orientation != 0 }
    if interfaceMode != other.interfaceMode { return interfaceMode != 0 }
    if night != other.night { return night != 0 }
    if screen.density != other.screen.density { return isDensityBetter(than: other, for: device) }
    if input.touchscreen != other.input.touchscreen { return input.touchscreen != 0 }
    return nil
  }

  private func isBetterByInput(than other: Self, for device: Self) -> Bool? {
    if input.keysHidden != other.input.keysHidden {
      if input.keysHidden == 0 || other.input.keysHidden == 0 { return input.keysHidden != 0 }
      if input.keysHidden == device.input.keysHidden { return true }
      if other.input.keysHidden == device.input.keysHidden { return false }
    }
    if input.navigationHidden != other.input.navigationHidden { return input.navigationHidden != 0 }
    if input.keyboard != other.input.keyboard { return input.keyboard != 0 }
    if input.navigation != other.input.navigation { return input.navigation != 0 }
    return nil
  }

  /// The nearest density wins; scaling down counts as twice as good as scaling up.
  private func isDensityBetter(than other: Self, for device: Self) -> Bool {
    let mine = screen.density == 0 ? Self.mediumDensity : screen.density
    let others = other.screen.density == 0 ? Self.mediumDensity : other.screen.density
    if mine == Self.anyDensity { return true }
    if others == Self.anyDensity { return false }
    let (high, low) = (max(mine, others), min(mine, others))
    let iAmHigher = mine >= others
    let wanted = device.screen.density
    if wanted >= high { return iAmHigher }
    if low >= wanted { return !iAmHigher }
    return (2 * low - wanted) * high > wanted * wanted ? !iAmHigher : iAmHigher
  }
}

extension AndroidQualifiers.Screen {
  fileprivate func matches(_ device: Self) -> Bool {
    smallestWidth <= device.smallestWidth && width <= device.width && height <= device.height
      && size <= device.size && pixelWidth <= device.pixelWidth
      && pixelHeight <= device.pixelHeight && long.agrees(with: device.long)
      && round.agrees(with: device.round) && wideColor.agrees(with: device.wideColor)
      && dynamicRange.agrees(with: device.dynamicRange)
      && orientation.agrees(with: device.orientation)
  }
}

extension AndroidQualifiers.Input {
  fileprivate func matches(_ device: Self) -> Bool {
    // An exposed keyboard also serves a device with one on the screen.
    let keysMatch =
      keysHidden.agrees(with: device.keysHidden)
      || keysHidden == 1 && device.keysHidden == 3
    return keysMatch && touchscreen.agrees(with: device.touchscreen)
      && keyboard.agrees(with: device.keyboard) && navigation.agrees(with: device.navigation)
      && navigationHidden.agrees(with: device.navigationHidden)
  }
}

extension Int {
  /// Whether a qualifier of that number is for the device: it says nothing, or the same.
  fileprivate func agrees(with device: Int) -> Bool { self == 0 || self == device }
}
