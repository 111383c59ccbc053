/// The types of value that a resource item accepts.
struct AndroidFormats: OptionSet {
  let rawValue: Int

  static let reference = AndroidFormats(rawValue: 1)
  static let string = AndroidFormats(rawValue: 2)
  static let integer = AndroidFormats(rawValue: 4)
  static let boolean = AndroidFormats(rawValue: 8)
  static let color = AndroidFormats(rawValue: 16)
  static let float = AndroidFormats(rawValue: 32)
  static let dimension = AndroidFormats(rawValue: 64)
  static let fraction = AndroidFormats(rawValue: 128)
  static let any = AndroidFormats(rawValue: 255)

  init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Reads a `format` attribute: names with `|` between them.
  init?(_ text: String) {
    var formats: AndroidFormats = []
    for part in text.split(separator: "|") {
      switch String(part).trimmingASCIIWhitespace() {
      case "reference": formats.insert(.reference)
      case "string": formats.insert(.string)
      case "integer": formats.insert(.integer)
      case "boolean": formats.insert(.boolean)
      case "color": formats.insert(.color)
      case "float": formats.insert(.float)
      case "dimension": formats.insert(.dimension)
      case "fraction": formats.insert(.fraction)
      default: return nil
      }
    }
    guard !formats.isEmpty else { return nil }
    self = formats
  }
}
