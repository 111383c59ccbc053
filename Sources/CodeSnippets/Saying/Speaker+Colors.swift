internal import PushMessages

extension Speaker {
  /// `#rrggbb`, or `#rrggbbaa` for a color that isn't opaque.
  mutating func color(_ node: JSONNode, hasAlpha: Bool, at path: FieldPath) -> SaidValue? {
    guard let parts = parts(node) else { return nil }
    let channels = parts.map { Int(($0 * 255).rounded()) }
    let isExact = zip(parts, channels).allSatisfy { abs($0 - Double($1) / 255) < 1e-7 }
    let isOpaque = channels[3] == 255
    guard hasAlpha || isOpaque && isExact else { return nil }
    let shown = isOpaque ? channels.dropLast() : channels[...]
    let text = "#" + shown.map(Self.hexadecimal).joined()
    if !isExact {
      note(path, "the SDK has 255 steps for each part: the color becomes \(text)", .changed)
    }
    if language == .csharp, channels.contains(where: { $0 < 16 }) {
      note(
        path,
        "the .NET SDK misreads \(text) because it drops a part's leading 0: use 10 to ff for each part",
        .changed)
    }
    return .text(text)
  }

  func colorParts(_ node: JSONNode) -> SaidValue? { parts(node).map { .colorParts($0) } }

  /// Red, green, blue and alpha, each 0 to 1; what isn't there is 0, but alpha 1.
  private func parts(_ node: JSONNode) -> [Double]? {
    guard let members = node.members,
      members.allSatisfy({ ["red", "green", "blue", "alpha"].contains($0.key) })
    else { return nil }
    let parts = [("red", 0.0), ("green", 0), ("blue", 0), ("alpha", 1)].map { name, other in
      guard let part = node[name] else { return Optional(other) }
      return Self.number(part)?.nearest
    }
    let known = parts.compactMap { $0 }.filter { (0...1).contains($0) }
    return known.count == 4 ? known : nil
  }

  private static func hexadecimal(_ channel: Int) -> String {
    (channel < 16 ? "0" : "") + String(channel, radix: 16)
  }
}
