import AppProject
import Foundation
import LocalFiles
import TestPacing
import Testing

@testable import Commands

/// The sources of an app on the disk, of which only what is inside of their folder and small enough is read.
@Suite(.takingTurns)
struct ProjectFolderTests {
  private func folder(_ work: (_ top: String, _ folder: ProjectFolder) throws -> Void) throws {
    let place = FileManager.default.temporaryDirectory.appending(path: "sources-\(UUID())")
    defer { try? FileManager.default.removeItem(at: place) }
    for name in ["app/ios", "outside"] {
      try FileManager.default.createDirectory(
        at: place.appending(path: name), withIntermediateDirectories: true)
    }
    try Data("out".utf8).write(to: place.appending(path: "outside/a.plist"))
    let top = RealPath.of(place.appending(path: "app").path)
    try Data("in".utf8).write(to: URL(filePath: "\(top)/ios/a.plist"))
    try work(top, .disk(top))
  }

  @Test(arguments: [
    ("ios/a.plist", "ios/b.plist", "in"), ("../outside/a.plist", "b.plist", nil),
    ("ios", "c", "in"), ("../outside", "c", nil), ("c", "c", nil),
  ])
  func `A link is followed inside of the sources and nowhere else`(
    target: String, link: String, text: String?
  ) throws {
    try folder { top, folder in
      let path = "\(top)/\(link)"
      let real =
        target.hasPrefix("..") ? "\(top)/\(target)" : target == "c" ? "c" : "\(top)/\(target)"
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: real)
      let file = link == "c" ? "c/a.plist" : link
      #expect(folder.bytes(file).map { String(decoding: $0, as: UTF8.self) } == text)
    }
  }

  @Test(arguments: [0, 1])
  func `A file of the limit is read, and one byte more is known to be too large`(more: Int) throws {
    try folder { top, folder in
      let bytes = Data(repeating: 0x0A, count: FilePurpose.appSource.limit + more)
      try bytes.write(to: URL(filePath: "\(top)/ios/long.kt"))
      #expect(folder.bytes("ios/long.kt")?.count == (more == 0 ? bytes.count : nil))
      #expect(folder.isTooLarge("ios/long.kt") == (more > 0))
    }
  }
}
