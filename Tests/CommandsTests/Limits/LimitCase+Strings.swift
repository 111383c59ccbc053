import Resolver

@testable import AppStrings
@testable import StringResources

extension LimitCase {
  static let strings = [
    LimitCase(
      .strings, "Entities of an XML file that refer to others", XMLReader.maximumNestedEntities
    ) {
      count in
      let entities = (1...count).map { "<!ENTITY e\($0) \"&e0;\">" }.joined()
      return android("<!DOCTYPE resources [<!ENTITY e0 \"x\">\(entities)]>")
    },
    LimitCase(.strings, "Attributes that an XML file declares", XMLReader.maximumDeclaredAttributes)
    {
      count in
      let attributes = (1...count).map { "a\($0) CDATA #IMPLIED" }.joined(separator: " ")
      return android("<!DOCTYPE resources [<!ATTLIST string \(attributes)>]>")
    },
    LimitCase(.strings, "Lists of a .strings file in one another", AppleStringsParser.maximumDepth)
    {
      depth in
      let lists = String(repeating: "(", count: depth) + String(repeating: ")", count: depth)
      return AppleStringsFile.reading(Array("k = \(lists);".utf8)).problems.map(\.sentence)
    },
    LimitCase(
      .strings, "Lists of a property list in XML in one another", XMLPropertyList.maximumDepth
    ) {
      depth in
      // The dictionary is one of them.
      let lists =
        String(repeating: "<array>", count: depth - 1)
        + String(repeating: "</array>", count: depth - 1)
      let text = "<plist><dict><key>k</key>\(lists)</dict></plist>"
      return AppleStringsFile.reading(Array(text.utf8)).problems.map(\.sentence)
    },
    LimitCase(
      .strings, "Lists and objects of a string catalog in one another", JSONReader.maximumDepth
    ) {
      depth in
      let lists =
        String(repeating: "[", count: depth - 1) + String(repeating: "]", count: depth - 1)
      let text = "{\"sourceLanguage\": \"en\", \"strings\": {}, \"x\": \(lists)}"
      return StringCatalogue.reading(Array(text.utf8)).problems.map(\.sentence)
    },
    LimitCase(.strings, "Localizations of an app", AppStrings.mostLocalizations) { count in
      let empty = Array("\"k\" = \"x\";".utf8)
      let files = Dictionary(
        uniqueKeysWithValues: (1...count).map {
          ("ios/en-\(300 + $0).lproj/Localizable.strings", empty)
        })
      let strings = await AppStrings.reading(AppSources(apple: ["ios"]), from: .memory(files))
      return strings.problems.map(\.problem.sentence)
    },
    LimitCase(.strings, "Directories that a pack names", StringsPack.mostDirectories) { count in
      let lines = (1...count).map { "android a\($0)\n" }.joined()
      return pack("pushwright-strings 1\n\(lines)end 0\n")
    },
    LimitCase(.strings, "Files of a pack", StringsPack.mostFiles) { count in
      let lines = (1...count).map { "file 0 \($0)\n\n" }.joined()
      return pack("pushwright-strings 1\n\(lines)end \(count)\n")
    },
  ]

  private static func android(_ head: String) -> [String] {
    let text = "\(head)<resources><string name=\"k\">x</string></resources>"
    return AndroidValuesFile.reading(Array(text.utf8)).problems.map(\.sentence)
  }

  private static func pack(_ text: String) -> [String] {
    do throws(StringsPack.ReadingError) {
      _ = try StringsPack(Array(text.utf8))
      return []
    } catch {
      return [error.description]
    }
  }
}
