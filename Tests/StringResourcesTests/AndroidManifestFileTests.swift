import StringResources
import Testing

struct AndroidManifestFileTests {
  private func file(_ application: String) -> AndroidManifestFile {
    .reading(
      Array(
        """
        <manifest xmlns:android="http://schemas.android.com/apk/res/android">
          <uses-permission android:name="x"/>
          \(application)
        </manifest>
        """.utf8))
  }

  @Test(arguments: ["@xml/our_languages", " @com.example.shop:xml/our_languages "])
  func `The manifest names the file of the app's languages`(value: String) {
    let file = file("<application android:localeConfig=\"\(value)\"><activity/></application>")
    #expect(
      file == AndroidManifestFile(localeConfig: .init(name: "our_languages", line: 3, column: 3)))
  }

  @Test(arguments: [
    "<application/>", "<application localeConfig=\"@xml/a\"/>",
    "<queries><application android:localeConfig=\"@xml/a\"/></queries>",
  ])
  func `A manifest that says nothing of languages is in order`(application: String) {
    #expect(file(application) == AndroidManifestFile())
  }

  @Test(arguments: ["@string/a", "locales_config", "${config}", "", "@xml/../../etc"])
  func `Anything but an XML resource is a problem`(value: String) {
    let file = file("<application android:localeConfig=\"\(value)\"/>")
    #expect(file.localeConfig == nil)
    #expect(
      file.problems == [
        FileProblem(
          .error, "'\(value)' names no XML resource: write android:localeConfig=\"@xml/NAME\"",
          line: 3, column: 3)
      ])
  }

  @Test func `A broken manifest is a problem`() {
    #expect(file("<application>").problems.map(\.severity) == [.error])
  }
}
