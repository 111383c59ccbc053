internal import PushMessages

extension MessageDocument {
  /// With a text for Apple's expiry, as a send sets it; `nil` if a value on the way there isn't an object.
  func expiring(_ text: String) -> MessageDocument? {
    var document = self
    do {
      try document.set(.string(text), at: .appleExpiry)
      return document
    } catch {
      return nil
    }
  }
}

extension FieldPath {
  /// Where the moment is until which Apple tries to deliver.
  static let appleExpiry: FieldPath = "apns.headers.apns-expiration"
}
