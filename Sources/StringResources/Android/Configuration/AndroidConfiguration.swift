/// The device configuration that a `values` directory is for, from its name.
///
/// `nil` everywhere: the default configuration, `values`.
public struct AndroidConfiguration: Hashable, Sendable {
  public struct Locale: Hashable, Sendable {
    /// Lower case, as written: `iw`, `he` and `in` are kept apart, as at run time.
    public var language: String?
    /// Title case, only where the name says it (`b+sr+Latn`).
    public var script: String?
    /// Upper case or three digits.
    public var region: String?
    public var variant: String?
    public var numberingSystem: String?
  }

  /// How large the screen is, how it is held, and what it can show.
  public struct Screen: Hashable, Sendable {
    public var smallestWidth: Int?
    public var width: Int?
    public var height: Int?
    public var size: String?
    public var long: String?
    public var round: String?
    public var wideColor: String?
    public var dynamicRange: String?
    public var orientation: String?
    /// Dots an inch; `anydpi` is 65534 and `nodpi` 65535, as in the platform.
    public var density: Int?
    /// In pixels, the larger side first.
    public var dimensions: [Int]?
  }

  /// What the device is operated with.
  public struct Input: Hashable, Sendable {
    public var touchscreen: String?
    public var keysHidden: String?
    public var keyboard: String?
    public var navigationHidden: String?
    public var navigation: String?
  }

  public var mobileCountryCode: Int?
  /// Zero is a code too, which the platform keeps as 65535.
  public var mobileNetworkCode: Int?
  public var locale = Locale()
  public var grammaticalGender: String?
  /// `ldltr` or `ldrtl`.
  public var layoutDirection: String?
  public var screen = Screen()
  public var interfaceMode: String?
  public var night: String?
  public var input = Input()
  /// The API level, written (`v21`) or implied by another qualifier.
  public var version: Int?

  public init() {}
}
