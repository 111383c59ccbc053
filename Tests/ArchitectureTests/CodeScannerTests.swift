import Testing

struct CodeScannerTests {
  @Test(arguments: [
    ("let a = 1 // try! it", "let a = 1 "),
    ("/* as! */ b", " b"),
    ("say(\"print(x)\")", "say(\"\")"),
    (##"say("one \(try! two(")")) three")"##, ##"say(" try! two("")")"##),
    (##"let a = #"quote " \n \#(b)"# + c"##, #"let a = " b" + c"#),
    (#"say("\\") // "x""#, #"say("") "#),
    ("\"\"\"\n  \"TODO\"\n  \"\"\" + d", "\"\n\n\" + d"),
  ])
  func `Only code is left of a text`(text: String, code: String) {
    var scanner = CodeScanner(text)
    #expect(scanner.code() == code)
  }

  @Test(arguments: [
    (#"say("one") + "two"; b"#, ["one", "two"]),
    (#"say("one \(a) " + "two", "three")"#, ["one {} two", "three"]),
    (#"say("a \(b ? "c" : "d") e") // "f""#, ["c", "d", "a {} e"]),
    ("a\n  \"b\"\n  + \"c\"\n  + d + \"e\"", ["bc", "e"]),
  ])
  func `The string literals of a text are found, as one where they are added up`(
    text: String, literals: [String]
  ) {
    var scanner = CodeScanner(text)
    _ = scanner.code()
    #expect(scanner.literals == literals)
  }

  @Test(arguments: [
    ("import Foundation", "Foundation"),
    ("@preconcurrency import Dispatch", "Dispatch"),
    ("@testable internal import PushMessages", "PushMessages"),
    ("public import struct FoundationEssentials.URL", "FoundationEssentials"),
    ("  @_spi(Testing) package import func Glibc.exit  // why", "Glibc"),
  ])
  func `An import is found behind attributes and access levels`(line: String, module: String) {
    #expect(SourceFile(path: "Sources/M/A.swift", text: line).imports == [module])
  }

  @Test(arguments: [
    ("let important = 1", nil), ("// struct A\nextension B.C {}", "B.C"),
    ("@MainActor\nfinal class D {", "D"), ("nonisolated(unsafe) public enum E {", "E"),
    ("  struct Inner {}\n@frozen public indirect enum F {", "F"),
  ])
  func `The first declaration of a file is found`(text: String, name: String?) {
    #expect(SourceFile(path: "Sources/M/A.swift", text: text).firstDeclaration == name)
  }
}
