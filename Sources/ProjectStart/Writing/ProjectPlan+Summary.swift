extension ProjectPlan {
  /// What was found, a line each.
  public var findings: [String] {
    guard !apps.isEmpty else {
      return ["no app: name its string directories in pushwright.toml"] + projectLines + tagLines
    }
    return apps.flatMap(lines(of:)) + languageLines + projectLines + tagLines
  }

  private func lines(of app: PlannedApp) -> [String] {
    var lines: [String] = []
    if !app.android.isEmpty || !app.variants.isEmpty {
      let package = app.package.map { " (\($0))" } ?? ""
      let directories = Self.some(app.android)
      lines.append(
        "Android app \(app.name)\(package): \(directories.isEmpty ? "no main texts" : directories)")
    }
    if !app.variants.isEmpty { lines.append("variants with texts: \(Self.some(app.variants))") }
    if let apple = app.apple { lines.append("Apple app \(app.name): \(apple)") }
    return lines
  }

  private var languageLines: [String] {
    guard !languages.isEmpty else { return [] }
    let noun = languages.count == 1 ? "1 language" : "\(languages.count) languages"
    return ["\(noun): \(Self.some(languages, atMost: 8))"]
  }

  private var projectLines: [String] {
    profiles.map { profile in
      "Firebase project \(profile.project)\(profile.file.map { ": \($0)" } ?? "")"
    }
  }

  private var tagLines: [String] {
    tags.isEmpty ? [] : ["releases among the tags: \(Self.some(tags))"]
  }

  /// The first of a list, and how many more there are.
  private static func some(_ texts: [String], atMost limit: Int = 3) -> String {
    let more = texts.count - limit
    let some = texts.prefix(limit).joined(separator: ", ")
    return more > 0 ? "\(some) and \(more) more" : some
  }
}
