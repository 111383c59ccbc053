import Foundation
import LocalFiles

/// Where symbolic links lead, step by step: a file in a folder of dotfiles that is linked from where it is looked for.
enum LinkedFiles {
  /// No one has longer chains; the system itself follows forty.
  private static let longestChain = 16

  /// The paths that a link leads to, the last of them the file itself; none if the path isn't a link.
  static func steps(from path: String) -> [String] {
    var steps: [String] = []
    var path = path
    while steps.count < longestChain,
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    {
      let folder = URL(filePath: path).deletingLastPathComponent()
      let next = target.isAbsolutePath ? URL(filePath: target) : folder.appending(path: target)
      // The folders on the way may be links too, behind which `..` leads elsewhere.
      let parent = next.deletingLastPathComponent().resolvingSymlinksInPath()
      path = parent.appending(path: next.lastPathComponent).path(percentEncoded: false)
      steps.append(path)
    }
    return steps
  }

  /// What the links among these files lead to, by the folder in which it lies.
  static func targets(of files: [String]) -> [String: Set<String>] {
    files.flatMap(steps).reduce(into: [:]) { targets, path in
      let folder = URL(filePath: path).deletingLastPathComponent().path(percentEncoded: false)
      targets[
        folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder, default: []
      ]
      .insert(path)
    }
  }
}
