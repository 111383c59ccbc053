/// A file or folder of an app's sources that says something about the app, and that wasn't read.
public struct UnreadSource: Hashable, Sendable {
  /// As reports call it.
  public var path: String
  /// What is wrong with it, as the rest of a sentence: `can't be read`.
  public var reason: String
  /// Whether it isn't read because it is too large, too deep or one too many.
  public var isOverLimit: Bool
  /// Whether it would say something for certain, as a manifest does; code and folders only may.
  public var isProof: Bool

  public init(_ path: String, _ reason: String, isOverLimit: Bool = false, isProof: Bool = true) {
    (self.path, self.reason) = (path, reason)
    (self.isOverLimit, self.isProof) = (isOverLimit, isProof)
  }

  /// What to do about it; lower-case, without a full stop.
  public var remedy: String {
    isOverLimit
      ? "make it smaller, or move what is generated out of the app's sources"
      : "make it readable, or finish what was begun in it"
  }

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
