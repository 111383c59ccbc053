import Resolver
import StringResources
import Testing

/// Answers of Android 14's own code, for an app with a `minSdk` of 21 and more.
struct AndroidDirectoryChoiceTests {
  private func chosen(_ directories: [String], _ locales: [String], empty: [String] = [])
    -> String?
  {
    let texts: [(String, [String: AndroidStringValue])] =
      directories.map { ($0, ["key": .text($0)]) } + empty.map { ($0, [:]) }
    // Gradle leaves most variants out of a directory's name.
    let table = SampleApp.android(Dictionary(uniqueKeysWithValues: texts), build: .aapt2)
    return StringResolver(strings: AppLocalizations(android: table)).resolve(
      TextRequest(key: "key"), on: Device(.android, locales: locales)
    ).outcome.text
  }

  @Test(arguments: [
    // Both codes of a language are one in a device's list, and the directory is never chosen.
    (["values", "values-he", "values-ru"], ["he-IL", "ru-RU"], "values"),
    (["values", "values-id", "values-ru"], ["id-ID", "ru-RU"], "values"),
    (["values", "values-iw", "values-ru"], ["he-IL", "ru-RU"], "values-iw"),
    (["values", "values-b+sh+Latn", "values-fr"], ["sh-RS", "fr-FR"], "values-fr"),
    // The build strips versions that every device has.
    (["values", "values-fr", "values-fr-rCA-v21"], ["fr-FR"], "values-fr"),
    (["values", "values-fr", "values-fr-v21"], ["fr-FR"], "values-fr-v21"),
    (["values", "values-fr-v21", "values-fr-v19"], ["fr-FR"], "values-fr-v21"),
    (["values", "values-fr", "values-fr-v26"], ["fr-FR"], "values-fr-v26"),
    (["values", "values-fr", "values-fr-rCA-v26"], ["fr-FR"], "values-fr-rCA-v26"),
    // The variant is compared with the locale.
    (
      ["values", "values-b+sr+polyton-w411dp", "values-sr-finger"], ["sr"],
      "values-b+sr+polyton-w411dp"
    ),
    (["values", "values-arc-ldrtl"], ["arc"], "values-arc-ldrtl"),
  ])
  func `A device takes the directory that Android takes`(
    directories: [String], locales: [String], expected: String
  ) {
    #expect(chosen(directories, locales) == expected)
  }

  @Test func `A directory without any resource is no language of the app`() {
    #expect(
      chosen(["values", "values-es"], ["ast-ES", "es-ES"], empty: ["values-ast"]) == "values-es")
    #expect(chosen(["values", "values-es", "values-ast"], ["ast-ES", "es-ES"]) == "values-ast")
  }

  @Test func `A language whose keys the build removes is no language of the app`() {
    let table = SampleApp.android([
      "values": ["key": .text("values")], "values-es": ["key": .text("values-es")],
      "values-ast": ["old": .text("gone")],
    ])
    let resolution = StringResolver(strings: AppLocalizations(android: table)).resolve(
      TextRequest(key: "key"), on: Device(.android, locales: ["ast-ES", "es-ES"]))
    #expect(resolution.outcome == .shows("values-es"))
  }
}
