import CExpat

extension XMLReader {
  /// What is wrong and, for the slips that are common in string files, what to write instead.
  static func sentence(_ code: XML_Error, message: @autoclosure () -> String) -> String {
    switch code {
    case XML_ERROR_UNDEFINED_ENTITY:
      "undefined entity: write the character itself, or its number as in '&#160;'"
    case XML_ERROR_UNKNOWN_ENCODING, XML_ERROR_INCORRECT_ENCODING:
      "the declared encoding can't be read: save the file as UTF-8"
    case XML_ERROR_INVALID_TOKEN:
      "not well-formed XML: write '&lt;' for '<', '&amp;' for '&', and save the file as UTF-8"
    case XML_ERROR_MISPLACED_XML_PI:
      "the XML declaration must be the very first thing in the file"
    case XML_ERROR_NO_ELEMENTS:
      "the file ends before its root element does"
    case XML_ERROR_TAG_MISMATCH:
      "this closing tag doesn't match the opening one"
    case XML_ERROR_UNBOUND_PREFIX:
      "the prefix has no namespace: declare it with 'xmlns:' in the root element"
    case XML_ERROR_AMPLIFICATION_LIMIT_BREACH:
      "the entities of this file expand to far more text than they are"
    default:
      "not well-formed XML: \(message())"
    }
  }
}
