import AppProject
import Testing

/// Real apps name only what they have: nothing of it may be called missing.
@Suite(.enabled(if: !AppTrees.names.isEmpty, "APP_TREES names no folder of sources"))
struct AppTreesTests {
  @Test(arguments: AppTrees.names)
  func `No icon that an app's own notifications have is called missing`(name: String) async throws {
    let project = try #require(await AppTrees.project(name))
    for (path, use) in AppTrees.uses(
      name, project.module, /setSmallIcon\([^)]*?([\w.]*R\.drawable\.\w+)/)
    where !use.hasPrefix("android.") {
      let icon = use.split(separator: ".").last.map(String.init) ?? ""
      #expect(project.icon(icon) != .notThere, "\(path): \(icon)")
    }
  }

  @Test(arguments: AppTrees.names)
  func `No text that code names is called removed`(name: String) async throws {
    let project = try #require(await AppTrees.project(name))
    for (path, key) in AppTrees.uses(name, project.module, /\bR\.string\.(\w+)/) {
      if case .there(.removed) = project.removal(of: "string", key) {
        Issue.record("\(path): \(key)")
      }
    }
  }

  @Test(arguments: AppTrees.names)
  func `An id of a channel is in the file that makes it, or a constant's text elsewhere`(
    name: String
  ) async throws {
    let project = try #require(await AppTrees.project(name))
    for channel in project.channels {
      #expect(project.channel(channel.id).found == channel)
      #expect(!channel.id.isEmpty && channel.place.line > 0, "\(channel)")
    }
  }
}
