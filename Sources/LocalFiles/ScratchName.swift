/// The name of a file while it is written beside the one that it replaces: `.news.json.1x7k2m9`.
enum ScratchName {
  private static let radix = 36

  /// A name has at most 255 bytes.
  static func new(for name: some StringProtocol) -> String {
    ".\(name.prefix(40)).\(String(UInt64.random(in: 0...UInt64.max), radix: radix))"
  }

  /// Whether it may be one; a file that is hidden by its user may have such a name too.
  static func isOne(_ name: some StringProtocol) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard name.hasPrefix("."), parts.count > 3, let number = parts.last else { return false }
    return UInt64(number, radix: radix) != nil
  }
}

extension LocalFile {
  /// Whether ``replace(_:with:access:)`` has left a file where its program ended before it was done.
  ///
  /// Only to be asked in directories of our own. What another program is writing just now is younger than an hour at
  /// `now`, in seconds since 1970.
  public static func isAbandoned(_ path: String, at now: Int) -> Bool {
    guard let name = path.split(separator: "/").last, ScratchName.isOne(name),
      let status = try? FileStatus(of: path)
    else { return false }
    return status.kind == .regular && now - status.modified > 3600
  }
}
