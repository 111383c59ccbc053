import StringResources

/// The qualifiers of a directory other than its locale, as small numbers; 0 means that the name
/// says nothing.
struct AndroidQualifiers: Hashable, Sendable {
  var mobileCountryCode = 0
  var mobileNetworkCode = 0
  var gender = 0
  var layoutDirection = 0
  var smallestWidth = 0
  var width = 0
  var height = 0
  var screenSize = 0
  var screenLong = 0
  var screenRound = 0
  var wideColor = 0
  var dynamicRange = 0
  var orientation = 0
  var interfaceMode = 0
  var night = 0
  var density = 0
  var touchscreen = 0
  var keysHidden = 0
  var keyboard = 0
  var navigationHidden = 0
  var navigation = 0
  var screenWidth = 0
  var screenHeight = 0
  var version = 0

  init() {}

  init(_ configuration: AndroidConfiguration) {
    mobileCountryCode = configuration.mobileCountryCode ?? 0
    mobileNetworkCode = configuration.mobileNetworkCode ?? 0
    gender = Self.value(configuration.grammaticalGender, ["neuter", "feminine", "masculine"])
    layoutDirection = Self.value(configuration.layoutDirection, ["ldltr", "ldrtl"])
    smallestWidth = configuration.smallestWidth ?? 0
    width = configuration.width ?? 0
    height = configuration.height ?? 0
    screenSize = Self.value(configuration.screenSize, ["small", "normal", "large", "xlarge"])
    screenLong = Self.value(configuration.screenLong, ["notlong", "long"])
    screenRound = Self.value(configuration.screenRound, ["notround", "round"])
    wideColor = Self.value(configuration.wideColor, ["nowidecg", "widecg"])
    dynamicRange = Self.value(configuration.dynamicRange, ["lowdr", "highdr"])
    orientation = Self.value(configuration.orientation, ["port", "land", "square"])
    interfaceMode = Self.value(
      configuration.interfaceMode,
      ["normal", "desk", "car", "television", "appliance", "watch", "vrheadset"])
    night = Self.value(configuration.night, ["notnight", "night"])
    density = configuration.density ?? 0
    touchscreen = Self.value(configuration.touchscreen, ["notouch", "stylus", "finger"])
    keysHidden = Self.value(configuration.keysHidden, ["keysexposed", "keyshidden", "keyssoft"])
    keyboard = Self.value(configuration.keyboard, ["nokeys", "qwerty", "12key"])
    navigationHidden = Self.value(configuration.navigationHidden, ["navexposed", "navhidden"])
    navigation = Self.value(configuration.navigation, ["nonav", "dpad", "trackball", "wheel"])
    if let dimensions = configuration.screenDimensions, dimensions.count == 2 {
      (screenWidth, screenHeight) = (dimensions[0], dimensions[1])
    }
    version = configuration.version ?? 0
  }

  /// The platform's constants: 0 for `any` or nothing, then in the order of its header.
  private static func value(_ name: String?, _ names: [String]) -> Int {
    guard let name, let index = names.firstIndex(of: name) else { return 0 }
    return index + 1
  }

  /// A phone in the hand, upright, by day: what a preview stands for.
  ///
  /// No SIM card is assumed.
  static func phone(apiLevel: Int, isRightToLeft: Bool) -> Self {
    var phone = Self()
    phone.layoutDirection = isRightToLeft ? 2 : 1
    (phone.smallestWidth, phone.width, phone.height) = (411, 411, 866)
    (phone.screenSize, phone.screenLong, phone.screenRound) = (2, 2, 1)
    (phone.wideColor, phone.dynamicRange) = (1, 1)
    (phone.orientation, phone.interfaceMode, phone.night) = (1, 1, 1)
    (phone.density, phone.touchscreen) = (420, 3)
    (phone.keysHidden, phone.keyboard) = (3, 1)
    (phone.navigationHidden, phone.navigation) = (2, 1)
    (phone.screenWidth, phone.screenHeight) = (1_080, 2_400)
    phone.version = apiLevel
    return phone
  }
}
