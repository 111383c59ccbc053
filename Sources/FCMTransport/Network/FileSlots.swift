internal import Glibc
internal import NIOCore

/// The descriptors that the system still has for this program.
///
/// SwiftNIO ends the program where it gets none for a thread or a socket, and by then the message may be recorded as sent.
enum FileSlots {
  /// Three for each of NIO's threads, and some for connections, names and certificates.
  private static let needed = 3 * System.coreCount + 16

  /// - Throws: ``NetworkFailure/tooFewFiles`` where there are too few.
  static func check() throws(NetworkFailure) {
    var taken: [Int32] = []
    defer { for descriptor in taken { close(descriptor) } }
    for _ in 0..<needed {
      let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      guard descriptor >= 0 else {
        throw .tooFewFiles
      }
      taken.append(descriptor)
    }
  }
}
