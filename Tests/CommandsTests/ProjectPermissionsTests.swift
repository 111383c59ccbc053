import Foundation
import SendPolicy
import Testing
import Workspace

@testable import Commands

/// What is asked again, because it is no longer what was allowed.
struct ProjectPermissionsTests {
  /// A project whose token comes from its own `get-token`; `test` is told the paths of both and may ask what is known.
  private func withProgram(
    _ test: (_ program: URL, _ contents: () -> [String]) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let program = folder.appending(path: "get-token")
    try Data("#!/bin/sh\n".utf8).write(to: program)
    let text = """
      [profiles.prod]
      project = "demo-shop"
      token-command = ["./get-token"]
      """
    let path = folder.appending(path: "pushwright.toml").path(percentEncoded: false)
    let file = ProjectFile.reading(text, path: path).0
    let profile = try #require(file.profiles.first)
    try test(program) {
      ProjectPermissions(profile, of: file, environment: [:]).facts.commandContents
    }
  }

  /// The rest of it takes no room on the disk.
  private func grow(_ program: URL, to megabytes: UInt64) throws {
    let handle = try FileHandle(forWritingTo: program)
    try handle.truncate(atOffset: megabytes * 1_000_000)
    try handle.close()
  }

  @Test func `A change in a large program is seen, though its file says nothing of it`() throws {
    try withProgram { program, contents in
      try grow(program, to: 65)
      let path = program.path(percentEncoded: false)
      let date = try #require(
        try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date)
      let before = contents()
      let handle = try FileHandle(forWritingTo: program)
      try handle.seek(toOffset: 64_500_000)
      try handle.write(contentsOf: Data("evil".utf8))
      try handle.close()
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
      #expect(before.count == 1)
      #expect(contents() != before)
    }
  }

  @Test func `A program that is too large to be read is asked about again when it changes`() throws
  {
    try withProgram { program, contents in
      let small = contents()
      try grow(program, to: 513)
      let large = contents()
      try grow(program, to: 514)
      #expect(Set([small, large, contents()]).count == 3)
      #expect(large.count == 1)
    }
  }

  @Test func `A link out of the project is asked about again when it leads elsewhere`() throws {
    try withProgram { program, contents in
      let path = program.path(percentEncoded: false)
      var seen: Set<[String]> = []
      for target in ["/bin/sh", "/bin/cat"] {
        try FileManager.default.removeItem(atPath: path)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
        seen.insert(contents())
      }
      #expect(seen.count == 2 && seen.allSatisfy { $0.count == 1 })
    }
  }
}
