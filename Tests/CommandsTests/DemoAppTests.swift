import AppStrings
import ArgumentParser
import Foundation
import MessageLint
import Testing

@testable import Commands

/// What the demo's drafts name in the demo's app.
struct DemoAppTests {
  /// The rules about the app's sources that find something, draft by draft.
  private func rules() async throws -> [String: [String]] {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "pushwright-demo-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in DemoProject.files {
      let url = folder.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: url)
    }
    let path = folder.resolvingSymlinksInPath().path(percentEncoded: false)
    let options = try LintOptions.parse(["\(path)/drafts", "--project", path])
    let report = try await LintRun(options, now: 0) { _ in [:] }.report()
    let asked = Set(Linter.rules.filter { $0.needsApp }.map { $0.id })
    let found = report.drafts.map { draft in
      (
        draft.path.split(separator: "/").last.map(String.init) ?? "",
        draft.judgement.kept.map(\.rule).filter(asked.contains)
      )
    }
    return Dictionary(found) { $0 + $1 }
  }

  @Test func `One draft names what the app doesn't have, and the others only what it has`()
    async throws
  {
    let rules = try await rules()
    #expect(rules.count == 5)
    let planted = DemoProject.plantedAppFaults.map(\.rule)
    #expect(planted.count >= 8 && Set(planted).count == planted.count)
    for (draft, found) in rules {
      #expect(Set(found) == (draft == "price-drop.json" ? Set(planted) : []), "\(draft)")
    }
  }
}
