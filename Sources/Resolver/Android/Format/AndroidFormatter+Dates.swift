extension AndroidFormatter {
  /// A date is a `Long` of milliseconds, here in UTC: no message can bring one, since its arguments
  /// are strings.
  ///
  /// The names of months and days are English.
  func date(
    _ specifier: AndroidFormatSpecifier, _ value: JavaValue
  ) throws(AndroidFormatError) -> String {
    switch value {
    case .null:
      return justified(specifier.isUpperCase ? "NULL" : "null", specifier)
    case .long(let milliseconds):
      guard let text = JavaDate(milliseconds).text(specifier.conversion, digits: .of(locale)) else {
        throw .unknownConversion("t" + specifier.conversionText)
      }
      return justified(
        specifier.isUpperCase ? UpperCase.mapped(text, locale: locale) : text, specifier)
    default: throw .conversion(specifier.conversion, type: value.className)
    }
  }
}
