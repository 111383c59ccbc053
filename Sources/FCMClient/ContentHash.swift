import Crypto
import TextEncodings

/// SHA-256 of a text, for what is to be recognized again.
package enum ContentHash {
  /// 64 hexadecimal digits.
  package static func of(_ text: String) -> String {
    Hexadecimal.digits(of: SHA256.hash(data: Array(text.utf8)))
  }
}
