extension ProjectPlan {
  /// The project file, with comments that say what each part is for.
  public var text: String {
    let parts =
      [head] + (apps.isEmpty ? [Self.noApp] : apps.map(text(of:))) + [preview] + profileTexts
    return parts.joined(separator: "\n")
  }

  private var head: String {
    """
    # What Pushwright knows of this project. pushwright init wrote this file from what it found here; change what
    # you like. Paths are relative to this file.

    # The directory of the drafts.
    drafts = "drafts"

    """
  }

  private static let noApp = """
    # The app whose strings the messages use.
    # [[apps]]
    # name = "My App"
    # android = ["app/src/main/res"]
    # apple = ["ios/MyApp"]

    """

  private func text(of app: PlannedApp) -> String {
    var lines = ["[[apps]]", "name = \(TOMLText.quoted(app.name))"]
    if let package = app.package { lines.append("package = \(TOMLText.quoted(package))") }
    if !app.android.isEmpty || !app.variants.isEmpty {
      lines += [
        "# Android res directories, as the build merges them: a later one overrides an earlier one.",
        "android = [",
      ]
      lines += app.android.map { "  \(TOMLText.quoted($0))," }
      lines += app.variants.map {
        "  # \(TOMLText.quoted($0)),  # a variant: add it if your users have it"
      }
      lines.append("]")
    }
    if let apple = app.apple {
      lines += [
        "# The Apple app's folder with *.lproj or Localizable.xcstrings; a push asks no other table.",
        "apple = [\(TOMLText.quoted(apple))]",
      ]
      lines += app.otherApple.prefix(5).map { "# also found: \(TOMLText.comment($0))" }
    }
    if let region = app.developmentRegion {
      lines += [
        "# The language that Apple devices fall back to.",
        "development-region = \(TOMLText.quoted(region))",
      ]
    }
    return (lines + releases(of: app)).joined(separator: "\n") + "\n"
  }

  private func releases(of app: PlannedApp) -> [String] {
    let sentence = "# A release that people still have; each text is shown as in the worst of them."
    guard app.releases.isEmpty else {
      return app.releases.flatMap { tag in
        [
          "", sentence, "[[apps.releases]]", "name = \(TOMLText.quoted(tag))",
          "revision = \(TOMLText.quoted(tag))",
        ]
      }
    }
    let tag = tags.first ?? "v1.0"
    return [
      "", sentence, "# [[apps.releases]]", "# name = \(TOMLText.quoted(tag))",
      "# revision = \(TOMLText.quoted(tag))",
    ]
  }

  private var preview: String {
    let found = languages.isEmpty ? "" : " Found: \(languages.joined(separator: ", "))."
    return Self.wrapped(
      "Without locales, Pushwright shows and checks every language of the strings.\(found)"
    )
    .map { "# \(TOMLText.comment($0))\n" }.reduce("[preview]\n", +)
      + "# locales = \(TOMLText.list(exampleLocales))\n"
      + (devices.isEmpty
        ? "" : "# Add \"web\" for messages with webpush.\ndevices = \(TOMLText.list(devices))\n")
  }

  /// Some of the languages, with English first if it is among them.
  private var exampleLocales: [String] {
    let english = languages.filter { $0 == "en" }
    let some = english + languages.filter { $0 != "en" }
    return some.isEmpty ? ["en", "fr"] : Array(some.prefix(3))
  }

  private var profileTexts: [String] {
    guard !profiles.isEmpty else {
      return [
        """
        # Where messages go. The project ID is in the Firebase console's settings.
        # [profiles.production]
        # project = "my-project"
        # kind = "production"              # or test: a question instead of a typed phrase
        # credentials = "service-account.json"   # without it, Pushwright uses gcloud's login
        # test-targets = { my-phone = "FID" }

        # Until then: dry runs and sends go to a local FCM, which reaches no device. Start it with
        # pushwright emulator --port \(ProjectPlan.emulatorPort), and remove this profile when you have another.
        [profiles.local]
        project = "demo"
        kind = "local"
        endpoint = "http://127.0.0.1:\(ProjectPlan.emulatorPort)"

        """
      ]
    }
    return profiles.map { profile in
      let source = profile.file.map { "  # from \(TOMLText.comment($0))" } ?? ""
      return """
        [profiles.\(TOMLText.key(profile.name(among: profiles)))]
        project = \(TOMLText.quoted(profile.project))\(source)
        kind = "\(profile.isTest ? "test" : "production")"\(profile.isTest ? "" : "  # or test, if no users are reached")
        # credentials = "service-account.json"   # without it, Pushwright uses gcloud's login
        # test-targets = { my-phone = "FID" }

        """
    }
  }

  /// A text in lines of at most 100 letters.
  private static func wrapped(_ text: String) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + word.count < 100 {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
