/// Why a text is no JSON value, and at which byte of its UTF-8 form.
package struct JSONSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  package var offset: Int
  /// A noun phrase that follows "expected" or stands alone: `a string`, `nesting is too deep`.
  package var reason: String

  package var description: String { "\(reason), at byte \(offset)" }
}
