internal import Foundation

/// Who runs the program.
enum UserNumber {
  /// Whose rights count when a file is opened.
  static var current: UInt32 { geteuid() }
}
