internal import PushMessages

/// The color of a light, as the SDKs write it and as the API has it.
struct LightColor {
  /// Red, green, blue and, where it is written, alpha: each from 0 to 255.
  private var channels: [Int]

  /// `#rrggbb` or `#rrggbbaa`; `nil` for anything else.
  init?(_ text: String) {
    let digits = Array(text.utf8.dropFirst())
    guard text.utf8.first == UInt8(ascii: "#"), [6, 8].contains(digits.count) else { return nil }
    channels = []
    for index in stride(from: 0, to: digits.count, by: 2) {
      let pair = String(decoding: digits[index...index + 1], as: UTF8.self)
      guard !pair.hasPrefix("+"), !pair.hasPrefix("-"), let channel = Int(pair, radix: 16) else {
        return nil
      }
      channels.append(channel)
    }
  }

  /// In parts of 1, as the SDKs divide them.
  func node(_ range: Range<Int>) -> JSONNode {
    let members = zip(["red", "green", "blue", "alpha"], channels).map { name, channel in
      let part = Double(channel) / 255
      let text = Int(exactly: part).map(String.init) ?? "\(part)"
      return JSONNode.Member(
        key: name, keyRange: range, value: JSONNode(kind: .number(text), range: range))
    }
    return JSONNode(kind: .object(members), range: range)
  }
}
