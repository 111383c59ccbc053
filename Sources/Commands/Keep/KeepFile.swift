internal import AppProject
internal import LocalFiles

/// `res/raw/pushwright_keep.xml` of an Android app: what its release doesn't remove.
struct KeepFile {
  private let app: AndroidProject
  /// As `tools:keep` has them, sorted; only what the app has.
  private let names: [String]
  /// What the drafts name and the app doesn't have.
  private let missing: [String]

  private static let mark = "Written by pushwright keep"

  init(_ app: AndroidProject, _ kept: KeptNames) {
    self.app = app
    var (names, missing): ([String], [String]) = ([], [])
    func add(_ name: String, _ type: String?, _ entry: String) {
      if let type { names.append("@\(type)/\(entry)") } else { missing.append(name) }
    }
    for key in kept.androidKeys {
      add(key, app.released("string", key).isEmpty ? nil : "string", key)
    }
    for icon in kept.icons {
      let found = app.icon(icon).found
      add(icon, found?.type, found?.name ?? icon)
    }
    for sound in kept.sounds {
      let found = app.sound(sound).found
      add(sound, found?.type, found?.name ?? sound)
    }
    (self.names, self.missing) = (Set(names).sorted(), missing.sorted())
  }

  /// The files that it changes.
  var changes: [String] { names.isEmpty ? [] : [path] }

  private var path: String {
    [app.top, app.module, "src/main/res/raw/pushwright_keep.xml"].filter { !$0.isEmpty }
      .joined(separator: "/")
  }

  /// The comment is short, and the names are in one line: builds take them as they are.
  var text: String {
    """
    <?xml version="1.0" encoding="utf-8"?>
    <!-- \(Self.mark): messages name these, and no code does. -->
    <resources xmlns:tools="http://schemas.android.com/tools"
        tools:keep="\(names.joined(separator: ","))" />

    """
  }

  /// Writes the file, unless it is there already; what was done, in lines.
  func written(isForced: Bool) throws(CommandFailure) -> [String] {
    let remarks = missing.map { "the Android app has no \($0.excerpt), so it isn't kept" }
    Narration.say(each: remarks)
    guard !names.isEmpty else { return ["the drafts name nothing of the Android app to keep"] }
    let present = try? LocalFile.bytes(path, as: .appSource)
    let count = names.count == 1 ? "1 name" : "\(names.count) names"
    guard present != Array(text.utf8) else { return ["\(path): unchanged, with \(count)"] }
    if let present, !isForced, !String(decoding: present, as: UTF8.self).contains(Self.mark) {
      throw CommandFailure(
        .usage, "\(path) isn't of pushwright keep: rename it, or replace it with --force")
    }
    let folder = RealPath.directory(of: path)
    do throws(FileFailure) {
      if LocalFile.kind(folder) == nil { try LocalFile.makeDirectory(folder) }
    } catch {
      throw CommandFailure(error)
    }
    try NewFile(path: path, mayReplace: present != nil).write(text)
    return ["\(path): \(count)"]
  }
}

extension String {
  fileprivate var excerpt: String { count > 60 ? "\(prefix(60))…" : self }
}
