internal import StringResources

/// A notification's icon as a page can draw it: a shape, because only transparency counts.
public enum IconDrawing: Hashable, Sendable {
  /// A path of a vector.
  public struct Shape: Hashable, Sendable {
    /// As SVG has it, which is Android's too.
    public var path: String
    public var isEvenOdd: Bool
    /// The width of its line; `nil` where the path is filled.
    public var stroke: Double?
    /// What moves and turns it, as SVG has it: `translate(2 3) rotate(45)`; empty if nothing does.
    public var transform: String

    public init(path: String, isEvenOdd: Bool, stroke: Double?, transform: String) {
      (self.path, self.isEvenOdd, self.stroke, self.transform) = (
        path, isEvenOdd, stroke, transform
      )
    }
  }

  case vector(width: Double, height: Double, [Shape])
  /// A PNG file.
  case bitmap([UInt8])

  /// More would make a page of a picture.
  private static let mostBytes = 200_000
  private static let mostShapes = 200
  private static let longestPath = 20_000

  /// `nil` for a file that isn't a vector or a PNG, or is too large.
  public init?(_ bytes: [UInt8]) {
    guard bytes.count <= Self.mostBytes else { return nil }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .bitmap(bytes)
      return
    }
    let outline = XMLOutline.reading(bytes)
    guard outline.failure == nil, let root = outline.elements.first, root.name == "vector",
      let width = Self.number(root, "viewportWidth"), width > 0,
      let height = Self.number(root, "viewportHeight"), height > 0
    else { return nil }
    var shapes: [Shape] = []
    for element in outline.elements where element.name == "path" {
      guard shapes.count < Self.mostShapes else { return nil }
      guard let path = element.attribute(.android, "pathData"), Self.isPath(path) else {
        return nil
      }
      let transform = Self.transform(around: element, in: outline)
      if Self.isVisible(element.attribute(.android, "fillColor")) {
        let isEvenOdd = element.attribute(.android, "fillType") == "evenOdd"
        shapes.append(
          Shape(path: path, isEvenOdd: isEvenOdd, stroke: nil, transform: transform))
      }
      if Self.isVisible(element.attribute(.android, "strokeColor")),
        let stroke = Self.number(element, "strokeWidth"), stroke > 0
      {
        shapes.append(Shape(path: path, isEvenOdd: false, stroke: stroke, transform: transform))
      }
    }
    guard !shapes.isEmpty else { return nil }
    self = .vector(width: width, height: height, shapes)
  }

  /// Whether a color is there and can be seen: `#00ffffff` can't.
  private static func isVisible(_ color: String?) -> Bool {
    guard let color, !color.isEmpty, !color.hasSuffix("/transparent") else { return false }
    guard color.hasPrefix("#") else { return true }
    let digits = color.dropFirst()
    return switch digits.count {
    case 8: !digits.hasPrefix("00")
    case 4: !digits.hasPrefix("0")
    default: true
    }
  }

  /// Numbers and the letters of a path's commands, and nothing else: it goes into a page.
  private static func isPath(_ text: String) -> Bool {
    text.utf8.count <= longestPath
      && text.utf8.allSatisfy { "MmLlHhVvCcSsQqTtAaZzEe0123456789.,+- \t\r\n".utf8.contains($0) }
  }

  private static func number(_ element: XMLOutline.Element, _ name: String) -> Double? {
    element.attribute(.android, name).flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
  }

  /// What the groups around a path do to it, the outermost first.
  private static func transform(
    around element: XMLOutline.Element, in outline: XMLOutline
  ) -> String {
    var parts: [String] = []
    var parent = element.parent
    while let index = parent, parts.count < 20 {
      let group = outline.elements[index]
      if group.name == "group" { parts.insert(contentsOf: transforms(of: group), at: 0) }
      parent = group.parent
    }
    return parts.joined(separator: " ")
  }

  /// Android scales, then turns around the pivot, then moves.
  private static func transforms(of group: XMLOutline.Element) -> [String] {
    let value = { (name: String, standard: Double) in number(group, name) ?? standard }
    let (x, y) = (value("pivotX", 0), value("pivotY", 0))
    let moved = (value("translateX", 0) + x, value("translateY", 0) + y)
    var parts: [String] = []
    if moved != (0, 0) { parts.append("translate(\(moved.0) \(moved.1))") }
    if value("rotation", 0) != 0 { parts.append("rotate(\(value("rotation", 0)))") }
    let scale = (value("scaleX", 1), value("scaleY", 1))
    if scale != (1, 1) { parts.append("scale(\(scale.0) \(scale.1))") }
    if (x, y) != (0, 0) { parts.append("translate(\(-x) \(-y))") }
    return parts
  }
}
