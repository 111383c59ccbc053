/// What a file says in XML: its elements and texts in order, up to the end or the first error.
///
/// Comments and processing instructions leave no trace, CDATA is text, entities are expanded, and
/// text that nothing but those interrupts is one event.
struct XMLDocument {
  enum Event {
    case start(XMLElement)
    /// A range of ``XMLDocument/text`` and the line where it begins.
    case text(Range<Int>, line: Int)
    case end
  }

  var events: [Event] = []
  /// The texts of all events, one behind the other, in UTF-8.
  var text: [UInt8] = []
  /// Why reading stopped.
  var failure: FileProblem?
  /// The first reference to an entity that only an external part of the document may declare.
  var skippedEntity: FileProblem?
  /// Whether a document type declaration has declarations of its own, in brackets.
  var hasInternalSubset = false
  /// Whether the root element was read to its end, whatever follows it.
  var isRootComplete = false
}
