internal import LanguageTags

extension App {
  init(_ reader: inout TableReader) {
    let name = reader.text("name")
    let package = reader.text("package")
    self.init(
      name: name ?? package ?? "App",
      package: package,
      android: Self.folders("android", of: &reader) { name in
        name == "values" || name.hasPrefix("values-") ? "holds the texts of one language" : nil
      },
      build: reader.choice("build") ?? .gradle,
      apple: Self.folders("apple", of: &reader) { name in
        name.hasSuffix(".lproj") ? "is one localization of the app" : nil
      },
      developmentRegion: Self.region(&reader),
      developmentRegionPlace: reader.place(of: "development-region"),
      releases: AppRelease.reading(&reader))
    channels = (reader.texts("channels") ?? []).map(\.text)
    if name == nil, package == nil, !reader.has("name") {
      reader.fail("this app has no name: add name = \"…\"")
    }
    if android.isEmpty, apple.isEmpty {
      reader.warn("this app names no string files: add android = [\"…\"] or apple = [\"…\"]")
    }
  }

  /// The folders of a key; one inside the folder that is wanted would show its texts to every device.
  private static func folders(
    _ key: String, of reader: inout TableReader, complaint: (Substring) -> String?
  ) -> [String] {
    (reader.texts(key) ?? []).map { index, path in
      let parts = path.split(separator: "/")
      if let last = parts.last, let complaint = complaint(last) {
        let container = parts.count > 1 ? parts.dropLast().joined(separator: "/") : "."
        let root = parts.count > 1 && path.hasPrefix("/") ? "/" : ""
        reader.fail(
          "\(QuotedName(path)) \(complaint): name the folder that contains it, "
            + "\(QuotedName(root + container))", at: key, element: index)
      }
      return path
    }
  }

  private static func region(_ reader: inout TableReader) -> String? {
    guard let region = reader.text("development-region") else { return nil }
    // Xcode writes `Base` nowhere but as a directory; it isn't a language that text could be in.
    guard LanguageTag(region) != nil else {
      reader.fail(LanguageTag.sentence(about: region), at: "development-region")
      return nil
    }
    return region
  }
}
