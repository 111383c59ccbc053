/// A place in the app's sources.
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
  /// From the top of the sources: `app/src/main/AndroidManifest.xml`.
  public var path: String
  /// Counted from 1; 0 for a file as a whole.
  public var line: Int

  public init(_ path: String, line: Int = 0) {
    (self.path, self.line) = (path, line)
  }

  public var description: String { line > 0 ? "\(path):\(line)" : path }
}
