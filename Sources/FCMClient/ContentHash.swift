import Crypto
import TextEncodings

/// SHA-256 of a text, for what is to be recognized again.
package enum ContentHash {
  /// 64 hexadecimal digits.
  package static func of(_ text: String) -> String { of(Array(text.utf8)) }

  /// The same of bytes.
  package static func of(_ bytes: [UInt8]) -> String {
    Hexadecimal.digits(of: SHA256.hash(data: bytes))
  }

  /// The same of bytes that come part by part.
  package struct Running {
    private var hash = SHA256()

    package init() {}

    package mutating func add(_ bytes: [UInt8]) { hash.update(data: bytes) }

    package var digits: String { Hexadecimal.digits(of: hash.finalize()) }
  }
}
