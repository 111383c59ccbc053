import FCMClient
import HarmlessText

/// Reads a list of recipients from bytes that come in parts, and takes as much memory for ten million as for ten.
///
/// The list is one registration a line, with `#` for comments, or CSV with a header row. It is CSV if a column is asked
/// for, or if its first line has a separator or is the name of a column of registrations.
public struct ListReader: Sendable {
  /// What the first line has told; `nil` before.
  public private(set) var header: ListHeader?
  private let column: String?
  private let placeholders: [String]
  private let choice: DraftChoice?
  private var reader: RecordReader?
  /// The bytes up to the end of the first line that says something.
  private var beginning: [UInt8] = []
  private var count = 0
  /// Tests ask for fewer.
  var limit = Self.mostRecords

  /// What a value may have in bytes: FCM takes no message with more.
  static let longestValue = 4096

  /// The most records that a list may have.
  public static let mostRecords = 50_000_000

  /// `column` names the one with the registrations; `placeholders` are the columns whose values are wanted; `choice` says
  /// which draft a recipient gets, if there are several.
  public init(
    column: String? = nil, placeholders: [String] = [], choosing choice: DraftChoice? = nil
  ) {
    self.column = column
    self.placeholders = placeholders
    self.choice = choice
  }

  /// The entries that end in these bytes.
  public mutating func take(_ bytes: [UInt8]) throws(ListFault) -> [ListEntry] {
    if reader != nil { return try entries(of: reader?.take(bytes) ?? []) }
    beginning += bytes
    return try begin(isAll: false)
  }

  /// The entry that no line break ends.
  public mutating func finish() throws(ListFault) -> [ListEntry] {
    var entries = reader == nil ? try begin(isAll: true) : []
    entries += try self.entries(of: reader?.finish() ?? [])
    return entries
  }

  /// Decides how the list is written, once its first line is there.
  private mutating func begin(isAll: Bool) throws(ListFault) -> [ListEntry] {
    let line = try firstLine(isAll: isAll)
    guard let line else { return [] }
    let separator = separator(of: line)
    if separator == nil {
      header = try ListHeader(linesFor: placeholders, choosing: choice)
    }
    var reader = RecordReader(separator: separator)
    let bytes = beginning.starts(with: Self.mark) ? beginning.dropFirst(3) : beginning[...]
    beginning = []
    let records = try reader.take(bytes)
    self.reader = reader
    return try entries(of: records)
  }

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The first line with anything but white space and a comment; `nil` if it isn't there yet.
  private func firstLine(isAll: Bool) throws(ListFault) -> ArraySlice<UInt8>? {
    if beginning.starts(with: [0xFF, 0xFE]) || beginning.starts(with: [0xFE, 0xFF]) {
      throw ListFault("it is in UTF-16: save it in UTF-8")
    }
    let text = beginning.starts(with: Self.mark) ? beginning.dropFirst(3) : beginning[...]
    let isBreak = { (byte: UInt8) in byte == .lineFeed || byte == .carriageReturn }
    var rest = text
    while !rest.isEmpty {
      let end = rest.firstIndex(where: isBreak)
      let line = rest[..<(end ?? rest.endIndex)].trimmed
      let isMeaningful = !line.isEmpty && line.first != UInt8(ascii: "#")
      guard let end else {
        if isAll || line.count > RecordReader.longestRecord { return line }
        return nil
      }
      if isMeaningful { return line }
      rest = rest[(end + 1)...]
    }
    return isAll ? rest : nil
  }

  private func separator(of line: ArraySlice<UInt8>) -> UInt8? {
    let found = line.first {
      [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")].contains($0)
    }
    if let found { return found }
    let name = String(decoding: line, as: UTF8.self).filter { $0 != "\"" }
    return column != nil || choice != nil || ListHeader.isNameOfRegistrations(name)
      ? UInt8(ascii: ",") : nil
  }

  private mutating func entries(of records: [ListRecord]) throws(ListFault) -> [ListEntry] {
    var entries: [ListEntry] = []
    entries.reserveCapacity(records.count)
    for record in records {
      guard let header else {
        // Comments may come before a header, and only there.
        let isComment = record.fields.first?.first == UInt8(ascii: "#")
        if !isComment { self.header = try readHeader(record) }
        continue
      }
      guard let (content, draft) = content(of: record, header) else { continue }
      guard count < limit else {
        throw ListFault(
          line: record.line, "a list may have \(limit) recipients at most: split it")
      }
      entries.append(ListEntry(number: count, line: record.line, draft: draft, content: content))
      count += 1
    }
    return entries
  }

  private func readHeader(_ record: ListRecord) throws(ListFault) -> ListHeader {
    if let fault = record.fault { throw ListFault(line: record.line, "the header: \(fault)") }
    var names: [String] = []
    for field in record.fields {
      guard let name = String(validating: field.trimmed, as: UTF8.self) else {
        throw ListFault(line: record.line, "the header isn't text in UTF-8")
      }
      names.append(name)
    }
    return try ListHeader(
      names, column: column, placeholders: placeholders, choosing: choice, line: record.line)
  }

  /// `nil` for a comment in a list of lines; with the number of the draft.
  private func content(
    of record: ListRecord, _ header: ListHeader
  ) -> (content: ListEntry.Content, draft: Int)? {
    if let fault = record.fault { return (.malformed(fault), 0) }
    if header.columns.isEmpty {
      let line = record.fields[0].trimmed
      if line.isEmpty || line.first == UInt8(ascii: "#") { return nil }
      return (Self.recipient(line, values: []), 0)
    }
    guard record.fields.count == header.columns.count else {
      return (
        .malformed(
          "it has \(record.fields.count) field\(record.fields.count == 1 ? "" : "s"), but the header "
            + "has \(header.columns.count)"), 0
      )
    }
    guard let draft = draft(of: record, header) else {
      return (.malformed("its locale isn't a language tag such as fr or fr-CA"), 0)
    }
    var values: [String] = []
    for (number, place) in header.values.enumerated() {
      guard let value = String(validating: record.fields[place], as: UTF8.self) else {
        return (.malformed("it isn't text in UTF-8"), draft)
      }
      let isNeeded = choice?.needs(number, in: draft) ?? true
      // A blank value shows as much as none.
      guard !isNeeded || !value.allSatisfy(\.isWhitespace) else {
        return (.incomplete(placeholder: placeholders[number]), draft)
      }
      guard value.utf8.count <= Self.longestValue else {
        return (
          .malformed(
            "the value of ‘\(VisibleText.of(placeholders[number], limit: 40))’ has \(value.utf8.count) bytes, "
              + "and a message has \(Self.longestValue) at most"), draft
        )
      }
      values.append(isNeeded ? value : "")
    }
    return (Self.recipient(record.fields[header.registrations].trimmed, values: values), draft)
  }

  private func draft(of record: ListRecord, _ header: ListHeader) -> Int? {
    guard let choice, let place = header.locales else { return 0 }
    return String(validating: record.fields[place], as: UTF8.self).flatMap(choice.draft(for:))
  }

  private static func recipient(
    _ bytes: ArraySlice<UInt8>, values: [String]
  ) -> ListEntry.Content {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return .malformed("it isn't text in UTF-8")
    }
    do throws(Registration.Fault) {
      return .recipient(try Registration(text), values: values)
    } catch {
      return .malformed(VisibleText.of(error.description))
    }
  }
}
