internal import StringResources

/// A property list in XML: an `Info.plist` or a file of entitlements.
enum XMLPlist {
  /// The top of the list; `nil` if it isn't one that can be read whole.
  static func reading(_ bytes: [UInt8]) -> PlistNode? {
    let outline = XMLOutline.reading(bytes)
    guard outline.failure == nil, outline.elements.first?.name == "plist" else { return nil }
    var children: [Int: [Int]] = [:]
    for (index, element) in outline.elements.enumerated() {
      if let parent = element.parent { children[parent, default: []].append(index) }
    }
    guard let top = children[0]?.first else { return nil }
    return node(top, outline.elements, children, depth: 0)
  }

  /// Deeper than any list that Xcode writes; the rest isn't known.
  private static let deepest = 32

  private static func node(
    _ index: Int, _ elements: [XMLOutline.Element], _ children: [Int: [Int]], depth: Int
  ) -> PlistNode {
    let element = elements[index]
    let own = depth < deepest ? children[index] ?? [] : []
    let kind: PlistNode.Kind
    switch element.name {
    case "string": kind = .text(element.text)
    case "true", "false": kind = .truth(element.name == "true")
    case "array": kind = .list(own.map { node($0, elements, children, depth: depth + 1) })
    case "dict":
      var members: [PlistNode.Member] = []
      var key: XMLOutline.Element?
      for child in own {
        if elements[child].name == "key" {
          key = elements[child]
        } else if let name = key {
          members.append(
            .init(
              key: name.text, value: node(child, elements, children, depth: depth + 1),
              line: name.line))
          key = nil
        }
      }
      kind = .dictionary(members)
    default: kind = .other
    }
    return PlistNode(kind: kind, line: element.line)
  }
}
