/// A value that shows the same words whatever it holds: in interpolation, `dump`, reflection and
/// log lines.
public protocol Unprintable: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{}

extension Unprintable {
  /// As secret as `description`.
  public var debugDescription: String { description }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
