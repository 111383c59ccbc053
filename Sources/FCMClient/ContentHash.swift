import Crypto

/// SHA-256 of a text, for what is to be recognized again.
package enum ContentHash {
  /// 64 hexadecimal digits.
  package static func of(_ text: String) -> String {
    SHA256.hash(data: Array(text.utf8)).map { byte in
      let digits = String(byte, radix: 16)
      return digits.utf8.count == 1 ? "0" + digits : digits
    }.joined()
  }
}
