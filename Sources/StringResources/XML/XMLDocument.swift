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

  /// What Gradle's merger writes in a way that its compiler cannot read.
  enum Unwritable {
    /// An attribute such as `xml:lang`.
    case xmlAttribute
    /// `]]>` in a text.
    case sectionEnd
  }

  var events: [Event] = []
  /// The texts of all events, one behind the other, in UTF-8.
  var text: [UInt8] = []
  /// Why reading stopped.
  var failure: FileProblem?
  /// The first reference to an entity that only an external part of the document may declare.
  var skippedEntity: FileProblem?
  /// That letters were lost while its bytes became text.
  var lostLetters: FileProblem?
  /// Whether a document type declaration has declarations of its own, in brackets.
  var hasInternalSubset = false
  /// Whether the root element was read to its end, whatever follows it.
  var isRootComplete = false

  // What follows is only there where the document was read as Gradle's merger reads it.

  /// The version that the document declares.
  var version: String?
  var pieces = XMLPieces()
  /// By the numbers of events, in ascending order.
  var unwritable: [(event: Int, what: Unwritable)] = []

  /// The first thing among these events that cannot be written.
  func unwritable(in events: Range<Int>) -> Unwritable? {
    var (low, high) = (0, unwritable.count)
    while low < high {
      let middle = (low + high) / 2
      if unwritable[middle].event < events.lowerBound { low = middle + 1 } else { high = middle }
    }
    guard low < unwritable.count, events.contains(unwritable[low].event) else { return nil }
    return unwritable[low].what
  }
}
