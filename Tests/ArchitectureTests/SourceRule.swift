import Testing

/// A rule that every file of the product keeps.
struct SourceRule: CustomTestStringConvertible, Sendable {
  var name: String
  /// Lines of text that break the rule: without them no test would show that it can find anything.
  var counterexample: String
  /// What is wrong with a file, each with its line.
  var violations: @Sendable (SourceFile) -> [String]

  var testDescription: String { name }

  /// The files that open something themselves, each with the reason.
  private static let waysPast: [String: String] = [
    "Sources/SendJournal/Opening/DiskFile.swift": "the journal writes in place, and locks",
    "Sources/pushwright/System/StandardDescriptors.swift": "/dev/null in the place of a descriptor",
  ]

  static let all: [SourceRule] = [
    SourceRule(
      name: "Nothing is forced: no try!, no as!",
      counterexample: "let a = try! b()\nlet c = d as! E"
    ) { $0.lineNumbers(of: /\btry!|\bas!/, with: "try!", "as!").map { "line \($0)" } },

    SourceRule(
      name: "No fatalError", counterexample: "guard a else { fatalError(\"no\") }"
    ) { $0.lineNumbers(of: /\bfatalError\(/, with: "fatalError(").map { "line \($0)" } },

    SourceRule(
      name: "Nothing is left to do", counterexample: "// TODO: more\nlet a = 1  // FIXME"
    ) { file in
      guard ["TODO", "FIXME"].contains(where: file.text.contains) else { return [] }
      return file.lines.indices.filter { file.lines[$0].contains(/\bTODO\b|\bFIXME\b/) }
        .map { "line \($0 + 1)" }
    },

    SourceRule(
      name: "Standard output and error are written to through StandardOutput and StandardError",
      counterexample: "print(a)\nFileHandle.standardError.write(b)\nlet c = handle.availableData"
    ) { file in
      // What prints hides errors, and these calls of FileHandle trap on them.
      file.lineNumbers(
        of: /\b(?:debugPrint|print|dump)\(|FileHandle\.standard(?:Output|Error)|\.availableData\b/,
        with: "rint(", "dump(", "FileHandle.standard", "availableData"
      ).map { "line \($0)" }
    },

    SourceRule(
      name: "No handle is written to or read with calls that trap",
      counterexample: "handle.write(Data(a.utf8))\nlet b = handle.readDataToEndOfFile()"
    ) { file in
      file.lineNumbers(
        of: /\.write\(Data\(.*\)\)\s*$|\.readDataToEndOfFile\(|\.readData\(ofLength/,
        with: ".write(Data(", "readData"
      ).map { "line \($0)" }
    },

    SourceRule(
      name: "A text is searched byte by byte, through ByteSearch",
      counterexample: "let a = b.firstRange(of: \"://\")\nlet c = b.lastIndex(of: \"/\")"
    ) { file in
      // By characters it takes time by the square of a row of flags.
      file.lineNumbers(
        of: /\.(?:firstRange|ranges|lastIndex)\(of: "/, with: "firstRange(of: \"", "ranges(of: \"",
        "lastIndex(of: \""
      ).map { "line \($0)" }
    },

    SourceRule(
      name: "Files are read through LocalFiles and programs run through LocalPrograms",
      counterexample: """
        let a = FileHandle(forReadingAtPath: b)
        let c = Process()
        let d = try Data(contentsOf: e)
        let f = try String(contentsOfFile: g, encoding: .utf8)
        let l = Foundation.Process()
        let m = try NIOSSLCertificate.fromPEMFile(n)
        let h = FileManager.default.contents(atPath: i)
        let j = unsafe popen("ls", "r")
        _ = unsafe system("ls")
        let k = unsafe Glibc.open(path, O_RDONLY)
        """
    ) { file in
      guard waysPast[file.path] == nil, !["LocalFiles", "LocalPrograms"].contains(file.module)
      else { return [] }
      // Two letters with a point between them have no word boundary.
      return file.lineNumbers(
        of:
          /(?:Foundation\.|\b)FileHandle\b|\bInputStream\(|(?:Foundation\.|\b)Process\(|\b(?:Data|String)\(contentsOf|contents\(atPath:|fromPEMFile\(|\bposix_spawnp?\(|\bunsafe (?:Glibc\.|Foundation\.)?(?:f?open|openat|popen|system|exec[lv]\w*)\(/,
        with: "FileHandle", "InputStream(", "Process(", "contentsOf", "contents(", "fromPEMFile",
        "open(", "openat(", "system(", "exec", "spawn"
      ).map { "line \($0)" }
    },

    SourceRule(
      name: "What the compiler is told to believe has its reason on the line",
      counterexample: "final class A: @unchecked Sendable {}\nnonisolated(unsafe) var b = 1"
    ) { file in
      file.lineNumbers(of: /@unchecked|nonisolated\(unsafe\)/, with: "unchecked", "(unsafe)")
        .filter { !file.lines[$0 - 1].contains("//") }.map { "line \($0)" }
    },

    SourceRule(
      name: "A file has at most 300 lines",
      counterexample: String(repeating: "let a = 1\n", count: 301)
    ) { $0.isGenerated || $0.lines.count <= 300 ? [] : ["\($0.lines.count) lines"] },

    SourceRule(
      name: "A file is named after its first type or extension",
      counterexample: "struct Another {}\nstruct A {}"
    ) { file in
      let name = file.stem.split(separator: "+").first.map(String.init) ?? ""
      guard let first = file.firstDeclaration else { return ["declares no type"] }
      let isNamedSo = first == name || first.hasPrefix(name + ".")
      return isNamedSo ? [] : ["starts with \(first)"]
    },
  ]
}
