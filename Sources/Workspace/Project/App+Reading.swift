extension App {
  init(_ reader: inout TableReader) {
    let name = reader.text("name")
    let package = reader.text("package")
    self.init(
      name: name ?? package ?? "App",
      package: package,
      android: reader.texts("android")?.map(\.text) ?? [],
      build: reader.choice("build") ?? .gradle,
      apple: reader.texts("apple")?.map(\.text) ?? [],
      developmentRegion: Self.region(&reader),
      releases: AppRelease.reading(&reader))
    if name == nil, package == nil, !reader.has("name") {
      reader.fail("this app has no name, add name = \"…\"")
    }
    if android.isEmpty, apple.isEmpty {
      reader.warn("this app names no string files, add android = [\"…\"] or apple = [\"…\"]")
    }
  }

  private static func region(_ reader: inout TableReader) -> String? {
    guard let region = reader.text("development-region") else { return nil }
    // Xcode writes `Base` nowhere but as a directory; it is no language that text could be in.
    guard LanguageTag.isWellFormed(region) else {
      reader.fail(LanguageTag.sentence(about: region), at: "development-region")
      return nil
    }
    return region
  }
}
