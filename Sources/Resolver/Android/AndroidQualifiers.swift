import StringResources

/// The qualifiers of a directory other than its locale, as small numbers; 0 means that the name
/// says nothing.
struct AndroidQualifiers: Hashable, Sendable {
  /// How large the screen is, how it is held, and what it can show.
  struct Screen: Hashable, Sendable {
    var smallestWidth = 0
    var width = 0
    var height = 0
    var size = 0
    var long = 0
    var round = 0
    var wideColor = 0
    var dynamicRange = 0
    var orientation = 0
    var density = 0
    var pixelWidth = 0
    var pixelHeight = 0
  }

  /// What the device is operated with.
  struct Input: Hashable, Sendable {
    var touchscreen = 0
    var keysHidden = 0
    var keyboard = 0
    var navigationHidden = 0
    var navigation = 0
  }

  var mobileCountryCode = 0
  var mobileNetworkCode = 0
  var gender = 0
  var layoutDirection = 0
  var screen = Screen()
  var interfaceMode = 0
  var night = 0
  var input = Input()
  var version = 0

  init() {}

  init(_ configuration: AndroidConfiguration) {
    mobileCountryCode = configuration.mobileCountryCode ?? 0
    mobileNetworkCode = configuration.mobileNetworkCode ?? 0
    gender = Self.value(configuration.grammaticalGender, ["neuter", "feminine", "masculine"])
    layoutDirection = Self.value(configuration.layoutDirection, ["ldltr", "ldrtl"])
    screen.smallestWidth = configuration.screen.smallestWidth ?? 0
    screen.width = configuration.screen.width ?? 0
    screen.height = configuration.screen.height ?? 0
    screen.size = Self.value(configuration.screen.size, ["small", "normal", "large", "xlarge"])
    screen.long = Self.value(configuration.screen.long, ["notlong", "long"])
    screen.round = Self.value(configuration.screen.round, ["notround", "round"])
    screen.wideColor = Self.value(configuration.screen.wideColor, ["nowidecg", "widecg"])
    screen.dynamicRange = Self.value(configuration.screen.dynamicRange, ["lowdr", "highdr"])
    screen.orientation = Self.value(configuration.screen.orientation, ["port", "land", "square"])
    interfaceMode = Self.value(
      configuration.interfaceMode,
      ["normal", "desk", "car", "television", "appliance", "watch", "vrheadset"])
    night = Self.value(configuration.night, ["notnight", "night"])
    screen.density = configuration.screen.density ?? 0
    input.touchscreen = Self.value(
      configuration.input.touchscreen, ["notouch", "stylus", "finger"])
    input.keysHidden = Self.value(
      configuration.input.keysHidden, ["keysexposed", "keyshidden", "keyssoft"])
    input.keyboard = Self.value(configuration.input.keyboard, ["nokeys", "qwerty", "12key"])
    input.navigationHidden = Self.value(
      configuration.input.navigationHidden, ["navexposed", "navhidden"])
    input.navigation = Self.value(
      configuration.input.navigation, ["nonav", "dpad", "trackball", "wheel"])
    if let dimensions = configuration.screen.dimensions, dimensions.count == 2 {
      (screen.pixelWidth, screen.pixelHeight) = (dimensions[0], dimensions[1])
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
    (phone.screen.smallestWidth, phone.screen.width, phone.screen.height) = (411, 411, 866)
    (phone.screen.size, phone.screen.long, phone.screen.round) = (2, 2, 1)
    (phone.screen.wideColor, phone.screen.dynamicRange) = (1, 1)
    (phone.screen.orientation, phone.interfaceMode, phone.night) = (1, 1, 1)
    (phone.screen.density, phone.input.touchscreen) = (420, 3)
    (phone.input.keysHidden, phone.input.keyboard) = (3, 1)
    (phone.input.navigationHidden, phone.input.navigation) = (2, 1)
    (phone.screen.pixelWidth, phone.screen.pixelHeight) = (1_080, 2_400)
    phone.version = apiLevel
    return phone
  }
}
