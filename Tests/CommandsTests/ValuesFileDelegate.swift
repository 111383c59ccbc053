import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Collects the translatable strings of a `strings.xml`.
final class ValuesFileDelegate: NSObject, XMLParserDelegate {
  private(set) var texts: [String: String] = [:]
  private var name: String?

  func parser(
    _: XMLParser, didStartElement element: String, namespaceURI _: String?,
    qualifiedName _: String?, attributes: [String: String]
  ) {
    name = element == "string" && attributes["translatable"] != "false" ? attributes["name"] : nil
    if let name { texts[name] = "" }
  }

  func parser(_: XMLParser, foundCharacters text: String) {
    if let name { texts[name, default: ""] += text }
  }

  func parser(
    _: XMLParser, didEndElement _: String, namespaceURI _: String?, qualifiedName _: String?
  ) {
    name = nil
  }
}
