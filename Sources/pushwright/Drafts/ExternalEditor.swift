import LocalPrograms

/// The user's editor, and how it is told to open a file at a line.
struct ExternalEditor: Hashable, Sendable {
  /// As the environment has it: a program, perhaps with options.
  let command: String

  /// `VISUAL`, `EDITOR`, Debian's `editor`, `vi`: the first that there is.
  ///
  /// `isThere` tells whether the search path has a program of a name.
  init(environment: [String: String], isThere: (String) -> Bool) {
    let named = ["VISUAL", "EDITOR"].lazy.compactMap { environment[$0] }
      .first { !$0.allSatisfy(\.isWhitespace) }
    command = named ?? (isThere("editor") ? "editor" : "vi")
  }

  /// The words to run; a line is counted from 1.
  ///
  /// As git does it, a command that is more than a name is left to the shell, so that quotes and
  /// options mean what they mean everywhere else.
  func words(opening path: String, line: Int) -> [String] {
    let arguments = Self.arguments(opening: path, line: line, in: program)
    guard command.contains(where: Self.shellCharacters.contains) else {
      return [command] + arguments
    }
    return ["sh", "-c", command + " \"$@\"", command] + arguments
  }

  /// The same words where `PATH` has entries that would find a program of the working directory: without those.
  ///
  /// `nil` if that cannot be.
  static func guarded(_ words: [String], path: String?) -> [String]? {
    let search = ExecutableSearch(path: path)
    guard let path, search.path != path else { return words }
    return search.file(of: "env").map { [$0, "PATH=\(search.path)"] + words }
  }

  /// The name without folders and options: `vim` for `/usr/bin/vim -p`.
  var program: String {
    let first = command.split(whereSeparator: \.isWhitespace).first ?? ""
    return String(first.split(separator: "/").last ?? "")
      .trimmingPrefix("\"").split(separator: "\"").first.map(String.init) ?? ""
  }

  private static let shellCharacters: Set<Character> = Set("|&;<>()$`\\\"' \t\n*?[#~=%")

  private static func arguments(opening path: String, line: Int, in program: String) -> [String] {
    // A name that begins with a hyphen would be an option, and with a plus a command of vi's.
    let path = path.hasPrefix("-") || path.hasPrefix("+") ? "./" + path : path
    guard line > 1 else { return [path] }
    if takesPlus.contains(program) { return ["+\(line)", path] }
    if takesColon.contains(program) { return ["\(path):\(line)"] }
    if takesGoto.contains(program) { return ["--goto", "\(path):\(line)"] }
    return [path]
  }

  private static let takesPlus: Set<String> = [
    "editor", "vi", "vim", "vim.tiny", "vim.basic", "nvim", "gvim", "view", "nano", "pico", "emacs",
    "emacsclient", "micro", "joe", "mg", "kak", "ne", "jed", "nvi", "vis",
  ]
  private static let takesColon: Set<String> = ["hx", "helix", "subl", "zed"]
  private static let takesGoto: Set<String> = ["code", "codium", "code-insiders"]
}
