internal import Glibc

/// Who runs the program.
public enum UserNumber {
  /// Whose rights count when a file is opened.
  public static var current: UInt32 { geteuid() }
}
