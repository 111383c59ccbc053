/// A message that is to be sent to one recipient of a list.
public struct ListMessage: Hashable, Sendable {
  /// The record's number in the list, from 0.
  public var number: Int
  /// The line on which the record begins, from 1.
  public var line: Int
  public var registration: Registration
  /// The value of `message` as it is sent; strict JSON.
  public var text: String

  public init(number: Int, line: Int, registration: Registration, text: String) {
    self.number = number
    self.line = line
    self.registration = registration
    self.text = text
  }
}
