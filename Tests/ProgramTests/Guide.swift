import Foundation

/// A guide of the documentation: its commands, and what they print.
///
/// A block in `sh` is run where the one before it has ended. What it prints is the block in `text` behind it, if there is
/// one. `# exits 1` at the end of a block says its status.
struct Guide {
  /// A block of commands with its place in the page.
  struct Step {
    var script: String
    /// What the page says that it prints; `nil` if it doesn't say.
    var output: String?
    /// The lines of the page that hold the output.
    var outputLines: Range<Int>?

    var status: Int32 {
      let last = script.split(separator: "\n").last ?? ""
      return last.firstMatch(of: /# exits (\d+)$/).flatMap { Int32($0.output.1) } ?? 0
    }
  }

  let file: URL
  private(set) var lines: [Substring]
  private(set) var steps: [Step] = []

  init(_ name: String) throws {
    file =
      URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/pushwright/pushwright.docc/\(name).md").standardizedFileURL
    lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    var number = 0
    while number < lines.count {
      defer { number += 1 }
      guard lines[number].hasPrefix("```"), lines[number].count > 3 else { continue }
      let language = lines[number].dropFirst(3)
      let end = lines[(number + 1)...].firstIndex(of: "```") ?? lines.endIndex
      let text = lines[(number + 1)..<end].map { $0 + "\n" }.joined()
      if language == "sh" {
        steps.append(Step(script: text))
      } else if language == "text", let last = steps.indices.last, steps[last].output == nil,
        lines[..<number].last(where: { !$0.isEmpty }) == "```"
      {
        steps[last].output = text
        steps[last].outputLines = (number + 1)..<end
      }
      number = end
    }
  }

  /// Writes what the steps have printed into the page.
  func record(_ outputs: [String]) throws {
    var lines = lines
    for (step, output) in zip(steps, outputs).reversed() {
      guard let range = step.outputLines else { continue }
      let new = output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      lines.replaceSubrange(range, with: new)
    }
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
  }
}
