extension LintSettings {
  init(_ reader: inout TableReader) {
    // A setting that goes unread could let pass what it was to stop.
    reader.unknownKeys = .refused
    self.init(
      webHost: Self.host(&reader),
      severities: reader.table("severity") { LintSeverity.reading(&$0) } ?? [],
      suppressions: reader.tables("suppress") { LintSuppression(&$0) }.compactMap(\.self))
  }

  /// A name, without the parts of an address that people copy along with it.
  private static func host(_ reader: inout TableReader) -> String? {
    guard let host = reader.text("web-host") else { return nil }
    let isName = host.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"):
        true
      default: byte >= 0x80
      }
    }
    guard isName else {
      reader.fail(
        "\(QuotedName(host)) isn't a host: write it as in ‘shop.example.com’", at: "web-host")
      return nil
    }
    return host
  }
}
