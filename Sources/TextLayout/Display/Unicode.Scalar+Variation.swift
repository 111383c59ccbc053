extension Unicode.Scalar {
  /// The charts' abbreviation of an invisible character that chooses a glyph for the one before it.
  var variationSelectorName: String? {
    switch value {
    case 0xFE00...0xFE0F: "VS\(value - 0xFE00 + 1)"
    case 0xE0100...0xE01EF: "VS\(value - 0xE0100 + 17)"
    case 0x180B...0x180D: "FVS\(value - 0x180B + 1)"
    case 0x180F: "FVS4"
    default: nil
    }
  }

  /// Whether a variation selector can mean something here.
  ///
  /// Elsewhere it only hides data; a text can carry 256 values in invisible selectors.
  func hasVariation(_ selector: Unicode.Scalar) -> Bool {
    switch selector.value {
    case 0xFE0E, 0xFE0F: properties.isEmoji && !isASCII
    // Standardized variants: of Myanmar, Phags-pa, mathematics, ideographs.
    case 0xFE00...0xFE0D: value >= 0x1000 && !properties.isDefaultIgnorableCodePoint
    case 0xE0100...0xE01EF: properties.isIdeographic
    default: 0x1820...0x18AA ~= value
    }
  }
}
