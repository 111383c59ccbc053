internal import Foundation
public import TerminalUI
public import Testing

/// Compares a canvas with its picture in `Screens/NAME.txt`: the text, then the role of every cell.
///
/// With `RECORD_SCREENS` set, or without a picture yet, it is written and the test fails.
///
/// With `layer`, that takes the place of the roles.
public func expectScreen(
  _ canvas: Canvas, as layer: String? = nil, named name: String, filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let text = "\(canvas.picture)\n\n\(layer ?? canvas.rolePicture)\n"
  let file = URL(filePath: filePath).deletingLastPathComponent()
    .appending(path: "Screens/\(name).txt")
  let isRecording = ProcessInfo.processInfo.environment["RECORD_SCREENS"] != nil
  guard !isRecording, let expected = try? String(contentsOf: file, encoding: .utf8) else {
    try Data(text.utf8).write(to: file)
    Issue.record(
      "Recorded \(file.lastPathComponent); look at it, then run again.",
      sourceLocation: sourceLocation)
    return
  }
  guard text != expected else { return }
  Issue.record(
    "The screen ‘\(name)’ differs:\n\(lineDifference(from: expected, to: text))",
    sourceLocation: sourceLocation)
}

private func lineDifference(from old: String, to new: String) -> String {
  let difference = new.split(separator: "\n", omittingEmptySubsequences: false)
    .difference(from: old.split(separator: "\n", omittingEmptySubsequences: false))
  return difference.map { change in
    switch change {
    case .remove(let offset, let line, _): "- \(offset + 1): \(line)"
    case .insert(let offset, let line, _): "+ \(offset + 1): \(line)"
    }
  }.joined(separator: "\n")
}
