import PushMessages
import Testing

/// A message, and what arrives of it at one place on one platform.
struct PrecedenceCase: CustomTestStringConvertible, Sendable {
  var platform: Field.Platform
  var place: FieldPath
  var message: String
  var expected: String

  init(_ platform: Field.Platform, _ place: FieldPath, _ message: String, _ expected: String) {
    self.platform = platform
    self.place = place
    self.message = message
    self.expected = expected
  }

  var testDescription: String { "\(platform) \(place) of \(message)" }
}
