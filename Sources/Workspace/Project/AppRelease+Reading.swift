extension AppRelease {
  /// `nil` if its strings could not be told.
  init?(_ reader: inout TableReader) {
    let name = reader.text("name")
    let revision = reader.text("revision")
    let pack = reader.text("pack")
    if name == nil, !reader.has("name") {
      reader.fail("this release has no name: add name = \"…\"")
    }
    if revision == nil, pack == nil, !reader.has("revision"), !reader.has("pack") {
      reader.fail("this release has no strings: add revision = \"…\" or pack = \"…\"")
    }
    if revision != nil, pack != nil {
      reader.fail("this release has a revision and a pack: remove one", at: "pack")
    }
    guard let name, (revision == nil) != (pack == nil) else { return nil }
    self.init(name: name, revision: revision, pack: pack)
  }

  /// The releases of an app; of two with one name, the first.
  static func reading(_ reader: inout TableReader) -> [AppRelease] {
    var names: Set<String> = []
    return reader.tables("releases") { release -> AppRelease? in
      guard let read = AppRelease(&release) else { return nil }
      guard names.insert(read.name).inserted else {
        release.fail("there is already a release \(QuotedName(read.name)): rename one", at: "name")
        return nil
      }
      return read
    }.compactMap(\.self)
  }
}
