import Resolver
import StringResources
import Testing

/// Names that read the same and are other names for the device.
struct ExactNameTests {
  private static func table(_ names: [String]) throws -> AndroidStringTable {
    var table = AndroidStringTable()
    let configuration = try #require(AndroidConfiguration(directoryName: "values"))
    let resources = names.enumerated().map { index, name in
      AndroidValuesFile.Resource(
        name: name, kind: .string, value: .text("text \(index)"), line: index + 1)
    }
    table.add(
      resources, configuration: configuration, directory: "values",
      path: "res/values/strings.xml")
    return table
  }

  @Test(arguments: [("caf\u{E9}", "cafe\u{301}"), ("Key", "\u{212A}ey"), ("q;", "q\u{37E}")])
  func `A key in other letters that read the same is another key`(
    name: String, other: String
  ) throws {
    let one = try Self.table([name])
    #expect(one.values(for: name).count == 1)
    #expect(one.values(for: other).isEmpty)
    let both = try Self.table([name, other])
    #expect(both.keys.count == 2)
    #expect(both.values(for: name).map(\.value) == [.text("text 0")])
    #expect(both.values(for: other).map(\.value) == [.text("text 1")])
  }
}
