import Foundation
import SendPolicy
import Testing
import Workspace

@testable import Commands

/// What is asked again, because it is no longer what was allowed.
struct ProjectPermissionsTests {
  @Test func `A program that is too large to be read is asked about again when it changes`() throws
  {
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
    let contents = {
      ProjectPermissions(profile, of: file, environment: [:]).facts.commandContents
    }
    // The rest of it takes no room on the disk.
    func grow(to megabytes: UInt64) throws {
      let handle = try FileHandle(forWritingTo: program)
      try handle.truncate(atOffset: megabytes * 1_000_000)
      try handle.close()
    }
    let small = contents()
    try grow(to: 65)
    let large = contents()
    try grow(to: 66)
    #expect(Set([small, large, contents()]).count == 3)
    #expect(large.count == 1)
  }
}
