import DevicePreview
import Drafts
import MessageLint
import PushMessages
import Resolver

/// `E`: the file of the app's strings that holds what is looked at.
extension Composer {
  func editFileAvailability(seeing derived: Derived) -> Availability {
    switch shownPlaces(seeing: derived).first {
    case .file(let entry):
      if let snapshot = strings?.snapshot {
        .unavailable(
          because:
            "this text is from \(snapshot), \(entry.source.place); the file on disk may differ, "
            + "so Pushwright doesn't open it"
        )
      } else {
        .available
      }
    case .released(let name):
      .unavailable(
        because:
          "this text is from release \(name), which can't be edited; fix the draft instead"
      )
    case nil: .unavailable(because: "no text from the app's strings is shown here")
    }
  }

  /// Where both phones are looked at and nothing says which of their files is meant, a menu asks.
  mutating func editFile(seeing derived: Derived) -> [Effect] {
    endEditing()
    let files = shownPlaces(seeing: derived).compactMap { place -> FileMenu.Entry? in
      if case .file(let entry) = place { entry } else { nil }
    }
    if files.count > 1 {
      open(FileMenu(files))
      return []
    }
    guard let file = files.first else { return [] }
    return open(file)
  }

  mutating func open(_ entry: FileMenu.Entry) -> [Effect] {
    keepNow() + [.editFile(path: entry.source.file, line: max(1, entry.source.line))]
  }

  private enum ShownPlace {
    case file(FileMenu.Entry)
    /// In a release in the field: nothing that is on disk has it at that line.
    case released(String)

    init?(_ resolution: Resolution?, on platform: Platform) {
      guard let resolution else { return nil }
      self.init(resolution.source, of: resolution.releases.first, on: platform)
    }

    init?(_ source: TextSource?, of release: String? = nil, on platform: Platform) {
      if let release = source?.release ?? release {
        self = .released(release)
      } else if let source {
        self = .file(FileMenu.Entry(platform: platform, source: source))
      } else {
        return nil
      }
    }
  }

  /// The place of the chosen problem, of the text of the field with the focus, or else of what the preview names
  /// under its cards; several where they are as good as each other.
  private func shownPlaces(seeing derived: Derived) -> [ShownPlace] {
    let isChosen = pane == .problems && derived.findings.indices.contains(problems.index)
    let finding = isChosen ? derived.findings[problems.index] : nil
    if let source = finding?.source {
      return [ShownPlace(source, on: finding?.platform ?? .android)].compactMap(\.self)
    }
    guard let row = derived.rows.first(where: { $0.locale == locale }) else { return [] }
    let path = focusedPath
    let concerned = finding?.platform ?? path.flatMap { Platform(blockOf: $0) }
    if let concerned, let place = Self.place(in: row[concerned], of: path) { return [place] }
    return placesInView(of: row, of: path)
  }

  /// That of the phone with the trouble, where the other one has none.
  private func placesInView(of row: LocaleRow, of path: FieldPath?) -> [ShownPlace] {
    let seen = previewDevice.platforms.compactMap {
      platform -> (place: ShownPlace, isTroubled: Bool)? in
      let shown = row[platform]
      let isTroubled = shown.texts.contains { $0.resolution.reason != nil }
      return Self.place(in: shown, of: path).map { ($0, isTroubled) }
    }
    let troubled = seen.filter(\.isTroubled)
    let places = (troubled.isEmpty ? seen : troubled).map(\.place)
    let files = places.filter { if case .file = $0 { true } else { false } }
    return files.isEmpty ? places : files
  }

  /// Of the text that a field is about, or else of the one that is named under the card.
  private static func place(in shown: ShownNotification, of path: FieldPath?) -> ShownPlace? {
    let platform = shown.device.platform
    let own = shown.texts.first { isAbout(path, $0.name) }?.resolution
    return ShownPlace(own, on: platform) ?? ShownPlace(shown.placedText, on: platform)
  }

  private var focusedPath: FieldPath? {
    pane.isForm ? focusedField(in: pane)?.messagePath : nil
  }

  /// Apple calls the body's key and arguments `loc-key` and `loc-args`.
  private static func isAbout(_ path: FieldPath?, _ name: String) -> Bool {
    guard let key = path?.lastKey else { return false }
    return key.hasPrefix(name) || (name == "body" && key.hasPrefix("loc-"))
  }
}

extension PreviewDevice {
  /// Those whose texts are the app's.
  fileprivate var platforms: [Platform] {
    switch self {
    case .phones: [.android, .apple]
    case .android: [.android]
    case .iPhone: [.apple]
    case .browser: [.web]
    }
  }
}
