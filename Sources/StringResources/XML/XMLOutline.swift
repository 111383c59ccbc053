/// The elements of an XML file in their order, each with its place and what it is in.
///
/// A flat list: an element that is a hundred thousand levels deep costs no more than any other.
public struct XMLOutline: Hashable, Sendable {
  public struct Element: Hashable, Sendable {
    /// Without its namespace.
    public var name: String
    public var attributes: [Attribute]
    /// Counted from 1.
    public var line: Int
    /// The number of the element around it; `nil` for the root.
    public var parent: Int?
    /// What it begins with, without white space around it; empty for a text longer than any name.
    public var text = ""

    /// The value of an attribute, without white space around it.
    public func attribute(_ namespace: Namespace, _ name: String) -> String? {
      attributes.first { $0.namespace == namespace && $0.name == name }?.value
    }
  }

  public struct Attribute: Hashable, Sendable {
    public var namespace: Namespace
    public var name: String
    /// Without white space around it.
    public var value: String
  }

  /// Of the namespaces that Android's files have, which one an attribute is in.
  public enum Namespace: Hashable, Sendable {
    case none
    case android
    case tools
    case other

    init(_ name: String?) {
      switch name {
      case nil: self = .none
      case "http://schemas.android.com/apk/res/android": self = .android
      case "http://schemas.android.com/tools": self = .tools
      default: self = .other
      }
    }
  }

  public var elements: [Element] = []
  /// Why the rest of the file isn't known; `nil` if it was read to its end.
  public var failure: FileProblem?

  private static let longestText = 200

  /// Reads a file up to its end or the first error; nothing outside of the file is ever read.
  public static func reading(_ bytes: [UInt8]) -> XMLOutline {
    let document = XMLReader.reading(bytes)
    var outline = XMLOutline(failure: document.failure)
    var open: [Int] = []
    for event in document.events {
      switch event {
      case .start(let element):
        let attributes = element.attributes.map {
          Attribute(
            namespace: Namespace($0.namespace), name: $0.name,
            value: $0.value.trimmingASCIIWhitespace())
        }
        open.append(outline.elements.count)
        outline.elements.append(
          Element(
            name: element.name, attributes: attributes, line: element.line,
            parent: open.dropLast().last))
      case .end: _ = open.popLast()
      case .text(let range, _):
        guard let element = open.last, element == outline.elements.count - 1,
          range.count <= longestText
        else { continue }
        outline.elements[element].text =
          String(decoding: document.text[range], as: UTF8.self).trimmingASCIIWhitespace()
      }
    }
    return outline
  }
}
