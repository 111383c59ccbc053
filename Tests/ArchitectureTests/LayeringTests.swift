import TestPacing
import Testing

/// The house: which module may see which.
@Suite(.takingTurns)
struct LayeringTests {
  @Test func `Every folder in Sources is a module of the house, and the other way round`() {
    let folders = Repository.names(in: "Sources").filter { !$0.hasPrefix(".") }
    #expect(folders == HouseModule.all.map(\.name).sorted())
  }

  @Test(arguments: HouseModule.all)
  func `A module knows only modules below it`(module: HouseModule) throws {
    for name in module.own.sorted() {
      let other = try #require(HouseModule.named(name), "\(name) is no module")
      #expect(other.level < module.level, "\(name) is not below \(module.name)")
    }
  }

  @Test(arguments: HouseModule.all)
  func `A file imports only what its module may see`(module: HouseModule) {
    for file in Repository.sources where file.module == module.name {
      #expect(Self.strangers(in: file, of: module) == [], "\(file.path)")
    }
  }

  @Test func `An import from above or from another package is found`() throws {
    let module = try #require(HouseModule.named("Resolver"))
    let text = """
      internal import DevicePreview
      import Foundation
      @preconcurrency public import struct NIOCore.ByteBuffer
      import StringResources
      import Synchronization
      """
    let file = SourceFile(path: "Sources/Resolver/A.swift", text: text)
    #expect(Self.strangers(in: file, of: module) == ["DevicePreview", "Foundation", "NIOCore"])
  }

  private static func strangers(in file: SourceFile, of module: HouseModule) -> [String] {
    let allowed = module.own.union(module.thirdParty).union(module.platform)
      .union(HouseModule.standardLibrary)
    return file.imports.filter { !allowed.contains($0) }
  }

  @Test(arguments: HouseModule.all)
  func `The package gives a module what the house does`(module: HouseModule) throws {
    let targets = PackageTarget.reading(Repository.packageText)
    let target = try #require(targets.first { $0.name == module.name })
    #expect(target.own == module.own)
    #expect(target.thirdParty == module.thirdParty)
  }

  @Test func `Every target of the package is a module of the house`() {
    let targets = PackageTarget.reading(Repository.packageText).map(\.name)
    #expect(targets.sorted() == HouseModule.all.map(\.name).sorted())
  }

  @Test(arguments: HouseModule.all)
  func `A module is given nothing that it does not import`(module: HouseModule) {
    let imports = Set(Repository.sources.filter { $0.module == module.name }.flatMap(\.imports))
    let given = module.own.union(module.thirdParty)
    let unused = given.subtracting(imports).sorted()
    #expect(unused == [])
  }
}
