import CExpat

/// The adapter to expat, and the only place of this module that talks to C.
///
/// It collects events instead of handing them out, so that no code of ours runs inside the C
/// library but the few lines below. The parser lives as long as ``reading(_:encoding:)`` runs.
@safe final class XMLReader {
  /// What stands between namespace and name in expat's names: no XML document can hold it.
  private static let separator: UInt8 = 1

  /// How many entities may refer to other entities.
  ///
  /// Expat expands them by recursion, so a chain of a hundred thousand of them would exhaust its
  /// stack; no string file has more than a few.
  static let maximumNestedEntities = 200

  /// How many attributes may be declared.
  ///
  /// Expat looks for each among all before it, and gives each element all that have a default value: twenty thousand of
  /// both are gigabytes. No string file declares any.
  static let maximumDeclaredAttributes = 200

  private var document = XMLDocument()
  private let bytes: [UInt8]
  private let isWide: Bool
  private var places: TextPlaceCounter
  private var depth = 0
  private var nestedEntities = 0
  private var declaredAttributes = 0
  /// What there was more of than any string file has.
  private var excess: String?
  /// Whether a document is read as Gradle's merger reads it.
  private let isMerged: Bool
  private let parser: XML_Parser

  /// Reads a whole document.
  ///
  /// The encoding is what the bytes are in, whatever the document declares; `nil` leaves it to the
  /// byte order mark and the declaration. Where Gradle's merger is the reader, the document also
  /// tells what it and its compiler need to know: see ``XMLDocument/pieces``.
  static func reading(
    _ bytes: [UInt8], encoding: String? = nil, isMerged: Bool = false
  ) -> XMLDocument {
    guard
      let parser = unsafe XML_ParserCreateNS(encoding, XML_Char(bitPattern: separator))
    else {
      let problem = FileProblem(.error, "not enough memory to read this file", line: 0)
      return XMLDocument(failure: problem)
    }
    defer { unsafe XML_ParserFree(parser) }
    let reader = unsafe XMLReader(parser, bytes, isMerged)
    reader.read()
    return reader.document
  }

  private init(_ parser: XML_Parser, _ bytes: [UInt8], _ isMerged: Bool) {
    unsafe self.parser = parser
    self.isMerged = isMerged
    self.bytes = bytes
    isWide =
      bytes.prefix(2).contains(0) || bytes.starts(with: [0xFF, 0xFE])
      || bytes.starts(with: [0xFE, 0xFF])
    places = TextPlaceCounter(start: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
  }

  private func read() {
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    unsafe XML_SetElementHandler(
      parser,
      { unsafe XMLReader.from($0)?.start($1, $2) },
      { context, _ in unsafe XMLReader.from(context)?.end() })
    unsafe XML_SetCharacterDataHandler(parser) { unsafe XMLReader.from($0)?.append($1, $2) }
    unsafe XML_SetEntityDeclHandler(parser) { context, _, _, value, length, _, _, _, _ in
      unsafe XMLReader.from(context)?.declareEntity(value, length)
    }
    unsafe XML_SetAttlistDeclHandler(parser) { context, _, _, _, _, _ in
      unsafe XMLReader.from(context)?.declareAttribute()
    }
    unsafe XML_SetStartDoctypeDeclHandler(parser) { context, _, _, _, hasInternalSubset in
      unsafe XMLReader.from(context)?.document.hasInternalSubset = hasInternalSubset != 0
    }
    unsafe XML_SetSkippedEntityHandler(parser) { context, name, _ in
      unsafe XMLReader.from(context)?.skipEntity(name)
    }
    if isMerged { watchPieces() }

    // Expat takes a signed 32-bit count.
    let chunk = 1 << 30
    var offset = 0
    repeat {
      let end = min(offset + chunk, bytes.count)
      let status = unsafe bytes[offset..<end].withUnsafeBytes { buffer in
        unsafe XML_Parse(
          parser, buffer.baseAddress?.assumingMemoryBound(to: XML_Char.self),
          Int32(buffer.count), end == bytes.count ? 1 : 0)
      }
      guard status == XML_STATUS_OK else { return fail() }
      offset = end
    } while offset < bytes.count
  }

  private func watchPieces() {
    unsafe XML_SetParamEntityParsing(parser, XML_PARAM_ENTITY_PARSING_ALWAYS)
    unsafe XML_SetXmlDeclHandler(parser) { context, version, _, _ in
      unsafe XMLReader.from(context)?.document.version = version.map { unsafe String(cString: $0) }
    }
    unsafe XML_SetCdataSectionHandler(
      parser, { unsafe XMLReader.from($0)?.openSection() },
      { unsafe XMLReader.from($0)?.closeSection() })
    unsafe XML_SetProcessingInstructionHandler(parser) { context, _, _ in
      unsafe XMLReader.from(context)?.cutPiece()
    }
  }

  /// The merger takes comments out of a resource, but not out of the tags in it.
  private func watchComments() {
    unsafe XML_SetCommentHandler(parser) { context, _ in
      unsafe XMLReader.from(context)?.cutPiece()
    }
  }

  private func openSection() { document.pieces.openSection(at: document.text.count) }

  private func closeSection() { document.pieces.closeSection(at: document.text.count) }

  private func cutPiece() { document.pieces.cut(at: document.text.count) }

  private static func from(_ context: UnsafeMutableRawPointer?) -> XMLReader? {
    unsafe context.map { unsafe Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private func start(
    _ name: UnsafePointer<XML_Char>?, _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    let (namespace, local) = unsafe XMLReader.name(name)
    let (line, column) = place()
    var element = XMLElement(
      namespace: namespace, name: local, attributes: [], line: line, column: column)
    var index = 0
    while let name = unsafe attributes?[index], let value = unsafe attributes?[index + 1] {
      let (namespace, local) = unsafe XMLReader.name(name)
      element.attributes.append(
        unsafe XMLElement.Attribute(
          namespace: namespace, name: local, value: String(cString: value)))
      index += 2
    }
    if isMerged, element.attributes.contains(where: { $0.namespace == XMLElement.xmlNamespace }) {
      document.unwritable.append((document.events.count, .xmlAttribute))
    }
    document.events.append(.start(element))
    depth += 1
    if isMerged, depth == 3 { watchComments() }
  }

  private func end() {
    document.events.append(.end)
    depth -= 1
    if isMerged, depth == 2 { unsafe XML_SetCommentHandler(parser, nil) }
    if depth == 0 { document.isRootComplete = true }
  }

  private func append(_ characters: UnsafePointer<XML_Char>?, _ count: Int32) {
    let start = document.text.count
    unsafe document.text.append(
      contentsOf: UnsafeRawBufferPointer(start: characters, count: Int(count)))
    let end = document.text.count

    if case .text(let range, let line) = document.events.last {
      document.events[document.events.count - 1] = .text(range.lowerBound..<end, line: line)
    } else {
      document.events.append(.text(start..<end, line: place().line))
    }
    // The parser tells a reference such as `&gt;` by itself.
    if isMerged, count == 1, document.text[start] == UInt8(ascii: ">") { checkSectionEnd(start) }
  }

  private func checkSectionEnd(_ index: Int) {
    guard case .text(let range, _) = document.events.last, range.count > 2,
      !document.pieces.isInSection, document.text[index - 1] == UInt8(ascii: "]"),
      document.text[index - 2] == UInt8(ascii: "]"), !document.pieces.hasCut(in: index - 1...index)
    else { return }
    document.unwritable.append((document.events.count - 1, .sectionEnd))
  }

  private func declareEntity(_ value: UnsafePointer<XML_Char>?, _ count: Int32) {
    let value = unsafe UnsafeRawBufferPointer(start: value, count: Int(count))
    guard unsafe value.contains(UInt8(ascii: "&")) else { return }
    nestedEntities += 1
    guard nestedEntities > XMLReader.maximumNestedEntities else { return }
    stop("more than \(XMLReader.maximumNestedEntities) entities refer to other entities")
  }

  private func declareAttribute() {
    declaredAttributes += 1
    guard declaredAttributes > XMLReader.maximumDeclaredAttributes else { return }
    stop("more than \(XMLReader.maximumDeclaredAttributes) attributes are declared")
  }

  private func stop(_ excess: String) {
    self.excess = self.excess ?? excess
    unsafe XML_StopParser(parser, 0)
  }

  private func skipEntity(_ name: UnsafePointer<XML_Char>?) {
    guard document.skippedEntity == nil, let name = unsafe name else { return }
    let (line, column) = place()
    document.skippedEntity = unsafe FileProblem(
      .error, "the entity '&\(String(cString: name));' isn't declared in this file", line: line,
      column: column)
  }

  private func fail() {
    let (line, column) = place()
    let code = unsafe XML_GetErrorCode(parser)
    let sentence =
      if let excess {
        excess
      } else {
        unsafe XMLReader.sentence(code, message: String(cString: XML_ErrorString(code)))
      }
    document.failure = FileProblem(.error, sentence, line: line, column: column)
  }

  /// The place of the event that expat is at.
  private func place() -> (line: Int, column: Int) {
    let index = unsafe Int(XML_GetCurrentByteIndex(parser))
    guard isWide || index < 0 else { return places.place(of: index, in: bytes) }
    return unsafe (
      Int(XML_GetCurrentLineNumber(parser)), Int(XML_GetCurrentColumnNumber(parser)) + 1
    )
  }

  private static func name(_ name: UnsafePointer<XML_Char>?) -> (namespace: String?, local: String)
  {
    guard let name = unsafe name else { return (nil, "") }
    var index = 0
    while unsafe name[index] != 0 {
      if unsafe UInt8(bitPattern: name[index]) == separator {
        let namespace = unsafe UnsafeRawBufferPointer(start: name, count: index)
        return unsafe (
          String(decoding: namespace, as: UTF8.self), String(cString: name + index + 1)
        )
      }
      index += 1
    }
    return unsafe (nil, String(cString: name))
  }
}
