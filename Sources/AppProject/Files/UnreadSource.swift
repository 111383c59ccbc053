/// A file of an app's sources that says what its build or its Firebase project is, and that couldn't be read.
public struct UnreadSource: Hashable, Sendable {
  /// As reports call it.
  public var path: String
  /// What is wrong with it, as the rest of a sentence: `can't be read`.
  public var reason: String

  public init(_ path: String, _ reason: String) { (self.path, self.reason) = (path, reason) }

  /// What is wrong with a file whose end is missing.
  static let cutOff = "ends in the middle of a block"

  /// What is wrong with bytes that were asked for, before they are understood; `nil` if nothing is.
  static func reason(for bytes: [UInt8]?) -> String? {
    guard let bytes else { return "can't be read" }
    return hasConflict(bytes) ? "has an unfinished merge" : nil
  }

  /// Whether git has left both sides of a merge in it.
  private static func hasConflict(_ bytes: [UInt8]) -> Bool {
    let mark = Array("<<<<<<< ".utf8)
    var start = bytes.startIndex
    while start < bytes.endIndex {
      if bytes[start...].starts(with: mark) { return true }
      guard let end = bytes[start...].firstIndex(of: 0x0A) else { return false }
      start = end + 1
    }
    return false
  }
}
