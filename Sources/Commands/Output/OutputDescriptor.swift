internal import Foundation
internal import HarmlessText

/// A descriptor of the program's output, written to with calls that return errors.
///
/// `FileHandle.write` traps on the first error, and `print` hides it.
struct OutputDescriptor: Sendable {
  let number: Int32

  /// Writes all of a text; returns the error number that stopped it, or `nil`.
  ///
  /// A terminal gets nothing that it would obey, whatever the report is made of.
  func writeAll(_ text: String) -> Int32? {
    // A terminal needs no carriage returns, and obeys them.
    draw(
      isTerminal
        ? UnseenCharacters.escaped(text.replacing("\r\n", with: "\n"), .all) : text)
  }

  /// The same with control sequences of our own.
  func draw(_ text: String) -> Int32? {
    var text = text
    return text.withUTF8 { unsafe writeAll(UnsafeRawBufferPointer($0)) }
  }

  private var isTerminal: Bool { isatty(number) == 1 }

  private func writeAll(_ bytes: UnsafeRawBufferPointer) -> Int32? {
    var start = 0
    while start < bytes.count {
      let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[start...])
      let count = unsafe write(number, rest.baseAddress, rest.count)
      if count > 0 {
        start += count
      } else if let error = Self.lasting(count == 0 ? EIO : errno, on: number) {
        return error
      }
    }
    return nil
  }

  /// The error, unless another attempt may succeed.
  private static func lasting(_ error: Int32, on number: Int32) -> Int32? {
    switch error {
    case EINTR: return nil
    case EAGAIN:
      // Another program may have made the terminal or pipe non-blocking for all of us.
      var entry = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
      _ = unsafe poll(&entry, 1, -1)
      return nil
    default: return error
    }
  }

  /// The system's words for an error number.
  static func words(for error: Int32) -> String {
    guard let words = unsafe strerror(error) else { return "error \(error)" }
    return unsafe String(cString: words)
  }
}
