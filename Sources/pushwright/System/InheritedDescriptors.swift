import Foundation
import Synchronization

/// The descriptors that the program was started with, such as those of a shell's `<(…)`: a program that it runs in its place
/// gets them too.
enum InheritedDescriptors {
  /// Shells give small numbers.
  private static let most: Int32 = 256

  private static let remembered = Mutex([Int32]())

  /// Call it before anything is opened.
  static func remember() {
    let open = (STDERR_FILENO + 1..<most).filter { number in
      let flags = fcntl(number, F_GETFD)
      return flags >= 0 && flags & FD_CLOEXEC == 0
    }
    remembered.withLock { $0 = open }
  }

  static var all: [Int32] { remembered.withLock(\.self) }
}
