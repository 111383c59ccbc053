import ComposerState
import Foundation
import Testing

@testable import pushwright

struct KeptLocaleTablesTests {
  private let folder: TemporaryFolder
  private let file = "state/locale-tables.json"

  init() throws { folder = try TemporaryFolder() }

  private func tables(_ project: String) -> KeptLocaleTables {
    KeptLocaleTables(state: "\(folder.path)/state", project: "\(folder.path)/\(project)")
  }

  @Test func `Each project has its own, readable by its owner alone`() throws {
    let shop = KeptLocaleTable(order: .worstFirst, pinned: ["fr-FR", "ar"])
    #expect(try tables("shop").table() == nil)
    tables("shop").keep(shop)
    tables("news").keep(KeptLocaleTable(order: .unreviewedFirst))
    #expect(try tables("shop").table() == shop)
    #expect(try tables("news/../shop").table() == shop)
    #expect(try tables("news").table() == KeptLocaleTable(order: .unreviewedFirst))
    #expect(try tables("other").table() == nil)
    #expect(try folder.permissions(of: file) == 0o600)
  }

  @Test(arguments: ["", "no json", "{}", #"[{"project": 5}]"#, "\u{0}"])
  func `A file that cannot be read is named and written anew`(text: String) throws {
    try folder.write(text, to: file)
    let error = #expect(throws: KeptLocaleTables.Unreadable.self) { try tables("shop").table() }
    #expect(error?.sentence.hasPrefix("couldn't read \(folder.path)/\(file): ") == true)
    #expect(tables("shop").found() == nil)
    tables("shop").keep(KeptLocaleTable(pinned: ["ar"]))
    #expect(try tables("shop").table() == KeptLocaleTable(pinned: ["ar"]))
  }

  @Test func `An order that this version does not know is that of the project`() throws {
    let project = DraftPath.absolute("\(folder.path)/shop")
    try folder.write(
      #"[{"project": "\#(project)", "order": "by-market", "pinned": ["ar"], "new": 1}]"#, to: file)
    #expect(try tables("shop").table() == KeptLocaleTable(pinned: ["ar"]))
  }

  @Test func `The projects that were opened last are remembered`() throws {
    for number in 0..<60 { tables("\(number)").keep(KeptLocaleTable(pinned: ["ar"])) }
    #expect(try tables("9").table() == nil && tables("10").table() != nil)
  }
}
