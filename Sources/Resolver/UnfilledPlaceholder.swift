/// A placeholder that no device fills in a literal text: `%1$s`, `%@`, `{{name}}`, `$NAME`.
///
/// A percent sign of prose isn't one: `100 %`, `50 % off`, `20%discount`, `%%`, or Turkish `%50 indirim`; neither is an
/// amount: `$5`.
package struct UnfilledPlaceholder: Hashable {
  package enum Form: Hashable {
    /// Of a format; takes the argument, counted from 1.
    case specifier(argument: Int)
    /// Of a template in braces: `{0}`, `{{ user.name }}`, `${name:-you}`, `<%= n %>`.
    case template
    /// A name between or after signs: `%NAME%`, `$order_id`.
    case variable
    /// A dollar sign and a few capitals, as the symbols of stocks are written too: `$AAPL`.
    case symbol
  }

  /// As it stands in the text.
  package let written: String
  package let form: Form

  /// The argument that it takes, counted from 1; only a specifier takes one.
  package var argument: Int? {
    if case .specifier(let argument) = form { argument } else { nil }
  }

  /// As it stands in the text; `nil` if there is none.
  package static func first(in text: String) -> String? {
    all(in: text).first?.written
  }

  /// In the order of the text.
  package static func all(in text: String) -> [UnfilledPlaceholder] {
    guard text.utf8.contains(where: "%{$".utf8.contains) else { return [] }
    var reader = PlaceholderReader(Array(text.unicodeScalars))
    return reader.all()
  }

  /// The first of a template in braces, which no device fills in any text: `{{name}}`, `${name}`, `{0}`.
  static func template(in text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return nil }
    return all(in: text).first { $0.form == .template }?.written
  }
}
