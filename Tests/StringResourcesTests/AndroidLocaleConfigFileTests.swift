import StringResources
import Testing

struct AndroidLocaleConfigFileTests {
  private func file(_ body: String, _ attributes: String = "") -> AndroidLocaleConfigFile {
    .reading(
      Array(
        """
        <?xml version="1.0" encoding="utf-8"?>
        <locale-config xmlns:android="http://schemas.android.com/apk/res/android"\(attributes)>
        \(body)
        </locale-config>
        """.utf8))
  }

  @Test func `The languages are read in their order, with the default one`() {
    let file = file(
      """
        <!-- ours -->
        <locale android:name="en-US"/>
        <locale android:name="sr-Latn"/>
        <locale android:name="es-419"></locale>
      """, " android:defaultLocale=\"en-US\"")
    #expect(
      file
        == AndroidLocaleConfigFile(
          locales: ["en-US", "sr-Latn", "es-419"], defaultLocale: "en-US"))
  }

  @Test(arguments: ["en-us", "fr"])
  func `A default locale that is not among the languages counts for nothing`(tag: String) {
    let file = file("<locale android:name=\"en-US\"/>", " android:defaultLocale=\"\(tag)\"")
    #expect(file.locales == ["en-US"])
    #expect(file.defaultLocale == nil)
    #expect(
      file.problems == [
        FileProblem(
          .warning,
          "devices ignore the default locale '\(tag)': add <locale android:name=\"\(tag)\"/>",
          line: 2, column: 1)
      ])
  }

  @Test(arguments: [
    (
      "<language android:name=\"fr\"/>", "devices ignore <language>: write <locale android:name=…/>"
    ),
    ("<locale name=\"fr\"/>", "<locale> has no 'android:name': write it with its prefix"),
    ("<locale android:name=\"\"/>", "<locale> has no 'android:name': write it with its prefix"),
    ("<locale android:name=\"pt-rBR\"/>", "'pt-rBR' isn't a BCP 47 tag: write 'pt-BR'"),
    ("<locale android:name=\"pt_BR\"/>", "'pt_BR' isn't a BCP 47 tag: write 'pt-BR'"),
    ("<locale android:name=\"b+sr+Latn\"/>", "'b+sr+Latn' isn't a BCP 47 tag: write 'sr-Latn'"),
    (
      "<locale android:name=\"French\"/><locale android:name=\"?\"/>",
      "'?' isn't a BCP 47 tag: write one as 'pt-BR'"
    ),
  ])
  func `What devices skip is named with its place, and the rest is read`(
    body: String, sentence: String
  ) {
    let file = file("<locale android:name=\"en\"/>\n  \(body)\n<locale android:name=\"de\"/>")
    #expect(file.isUsable)
    #expect(file.locales.first == "en")
    #expect(file.locales.last == "de")
    #expect(file.problems.map(\.sentence) == [sentence])
    #expect(file.problems.map(\.severity) == [.warning])
    #expect(file.problems.map(\.line) == [4])
    #expect(file.problems.first?.column ?? 0 >= 3)
  }

  @Test(arguments: [
    ("en-XA", true), ("zh-Hant-TW", true), ("sl-rozaj-biske-1994", true), ("x-double-length", true),
    ("ar-EG-u-nu-latn", true), ("en-u", false), ("en-x", false), ("e", false), ("zh-yue", false),
    ("en-", false), ("en--US", false), ("en-US-GB", false), ("englishlanguage", false),
  ])
  func `A language has the form of BCP 47`(tag: String, isRead: Bool) {
    #expect(file("<locale android:name=\"\(tag)\"/>").locales == (isRead ? [tag] : []))
  }

  @Test func `Broken XML and another root element make the file useless`() {
    let broken = file("<locale android:name=\"en\">")
    #expect(!broken.isUsable)
    #expect(broken.problems.map(\.severity) == [.error])
    #expect(broken.problems.map(\.line) == [4])
    let other = AndroidLocaleConfigFile.reading(Array("<resources/>".utf8))
    #expect(!other.isUsable)
    #expect(
      other.problems == [
        FileProblem(
          .warning, "the root element must be <locale-config>: devices ignore the file", line: 1,
          column: 1)
      ])
    #expect(AndroidLocaleConfigFile.reading([]).problems.count == 1)
  }
}
