/// Splits bytes, which come in parts, into records: lines, or rows of CSV after RFC 4180.
///
/// A row's quoted field may hold separators, line breaks and doubled quotes. Lines end with LF, CRLF or CR.
struct RecordReader: Sendable {
  /// A message has 4 kB, so no useful record is longer.
  static let longestRecord = 65_536

  private enum State: Sendable {
    case fieldStart
    case plain
    case quoted
    /// After a quote in a quoted field: its end, or the first of two.
    case quoteInQuoted
  }

  /// Between the fields of a row; `nil` if each line is one field.
  private let separator: UInt8?
  private var state = State.fieldStart
  private var line: Int
  private var record: ListRecord
  private var field: [UInt8] = []
  private var length = 0
  private var follows: UInt8 = 0

  /// `firstLine` is the number of the line that comes first.
  init(separator: UInt8?, firstLine: Int = 1) {
    self.separator = separator
    line = firstLine
    record = ListRecord(line: firstLine, fields: [])
  }

  /// The records that end in these bytes.
  mutating func take(_ bytes: some Sequence<UInt8>) throws(ListFault) -> [ListRecord] {
    var records: [ListRecord] = []
    for byte in bytes { try take(byte, &records) }
    return records
  }

  /// The last record, if no line break ends it.
  mutating func finish() throws(ListFault) -> [ListRecord] {
    guard state != .quoted else { throw .unclosed(record.line) }
    var records: [ListRecord] = []
    if length > 0 { endRecord(&records) }
    return records
  }

  private mutating func take(_ byte: UInt8, _ records: inout [ListRecord]) throws(ListFault) {
    defer { follows = byte }
    let isSecondOfBreak = byte == .lineFeed && follows == .carriageReturn
    if state == .quoted { return try takeQuoted(byte, isSecondOfBreak: isSecondOfBreak) }
    if byte == .lineFeed || byte == .carriageReturn {
      if !isSecondOfBreak {
        line += 1
        endRecord(&records)
      }
      record.line = line
      return
    }
    length += 1
    guard length <= Self.longestRecord else {
      record.fault = "it is longer than \(Self.longestRecord) bytes"
      field = []
      return
    }
    switch (state, byte) {
    case (.fieldStart, .quote) where separator != nil: state = .quoted
    case (.quoteInQuoted, .quote):
      field.append(byte)
      state = .quoted
    case (_, separator): endField()
    case (.quoteInQuoted, _): record.fault = "text follows a closing quote"
    case (.plain, .quote) where separator != nil:
      record.fault = "it has a quote inside of an unquoted field"
    default:
      field.append(byte)
      state = .plain
    }
  }

  private mutating func takeQuoted(_ byte: UInt8, isSecondOfBreak: Bool) throws(ListFault) {
    length += 1
    // What follows can't be told apart any longer: it may be inside of the quotes or outside.
    guard length <= Self.longestRecord else { throw .unclosed(record.line) }
    if byte == .carriageReturn || byte == .lineFeed && !isSecondOfBreak { line += 1 }
    if byte == .quote { state = .quoteInQuoted } else { field.append(byte) }
  }

  private mutating func endField() {
    record.fields.append(field)
    field = []
    state = .fieldStart
  }

  private mutating func endRecord(_ records: inout [ListRecord]) {
    endField()
    if !record.isEmpty { records.append(record) }
    record = ListRecord(line: line, fields: [])
    length = 0
  }
}

extension ListFault {
  fileprivate static func unclosed(_ line: Int) -> ListFault {
    ListFault(
      line: line,
      "a quote isn't closed within \(RecordReader.longestRecord) bytes: close it, or write \"\" for "
        + "a quote in a quoted field")
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let quote = UInt8(ascii: "\"")

  /// Whether it is a space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

extension Collection<UInt8> {
  /// Without spaces and tabs at either end.
  var trimmed: SubSequence {
    let start = firstIndex { !$0.isBlank } ?? endIndex
    var end = endIndex
    var last = start
    while last != endIndex {
      let next = index(after: last)
      if !self[last].isBlank { end = next }
      last = next
    }
    return start == endIndex ? self[start..<start] : self[start..<end]
  }
}
