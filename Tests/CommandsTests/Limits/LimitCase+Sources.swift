import AppProject
import AppSupport
import MessageLint
import PushMessages
import Resolver

extension LimitCase {
  private static let standard = ReadingLimits()

  static let sources = [
    LimitCase(.sources, "Bytes of one file", standard.fileBytes, shown: "4 MB") { count in
      let manifest = "app/src/main/AndroidManifest.xml"
      let text = GradleSources.files[manifest] ?? ""
      let files = GradleSources.files.merging([
        manifest: text + String(repeating: "\n", count: count - text.utf8.count)
      ]) { $1 }
      return await findings(.memory(files.mapValues { Array($0.utf8) }))
    },
    LimitCase(.sources, "Bytes of all files together", standard.bytes, shown: "512 MB") { count in
      // The limit is a hundred thousandth, which takes as much less time.
      var limits = standard
      limits.bytes = standard.bytes / 100_000
      let size = count - standard.bytes + limits.bytes
      let own = "plugins { id(\"com.android.application\") }"
      let code = String(repeating: "\n", count: size - own.utf8.count)
      let files = ["app/build.gradle.kts": own, "app/src/main/java/A.kt": code]
      let found = await findings(.memory(files.mapValues { Array($0.utf8) }), limits)
      return found.map { $0.replacing("\(limits.bytes) bytes", with: "512 MB") }
    },
    LimitCase(.sources, "Levels of folders", standard.depth) { depth in
      let folders = Array(repeating: "f", count: depth - 2).joined(separator: "/")
      let files = GradleSources.files.merging(["app/\(folders)/A.kt": ""]) { $1 }
      return await findings(.memory(files.mapValues { Array($0.utf8) }))
    },
    LimitCase(.sources, "Files", standard.files) { count in
      await findings(many(files: count, folders: 1))
    },
    LimitCase(.sources, "Folders", standard.folders) { count in
      await findings(many(files: 1, folders: count))
    },
  ]

  /// A folder with so many files of code in so many folders, itself among them.
  private static func many(files: Int, folders: Int) -> ProjectFolder {
    ProjectFolder(
      entries: { directory in
        guard directory.isEmpty else { return [] }
        return (0..<files).map { .init("F\($0).kt", isDirectory: false) }
          + (1..<max(folders, 2)).prefix(folders - 1).map { .init("d\($0)", isDirectory: true) }
      }, bytes: { _ in [] })
  }

  /// What lint says of an app's sources.
  private static func findings(
    _ folder: ProjectFolder, _ limits: ReadingLimits = standard
  ) async -> [String] {
    let unread = UnreadSources()
    let android = await AndroidProject.reading(
      folder, resFolders: ["app/src/main/res"], limits: limits, noting: unread)
    var apps = AppProjects(android: android)
    apps.note(unread, on: .android)
    var subject = LintSubject(
      document: MessageDocument(text: "{\"message\": {\"topic\": \"a\"}}"), shown: [])
    subject.project.apps = apps
    return Linter.findings(in: subject).filter { $0.rule == "app-source-unread" }
      .map(\.statement)
  }
}
