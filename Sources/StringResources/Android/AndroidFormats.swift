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

  /// Reads a `format` attribute: one name, not a list as `<attr>` has it.
  init?(_ name: String) {
    switch name {
    case "reference": self = .reference
    case "string": self = .string
    case "integer": self = .integer
    case "boolean": self = .boolean
    case "color": self = .color
    case "float": self = .float
    case "dimension": self = .dimension
    case "fraction": self = .fraction
    default: return nil
    }
  }
}
