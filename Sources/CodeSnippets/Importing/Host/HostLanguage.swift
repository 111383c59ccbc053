/// What a file or a block of code is written in, as far as that decides what the marks in its texts mean.
enum HostLanguage: Hashable {
  case python
  /// JavaScript and TypeScript.
  case script
  /// Java and Groovy.
  case java
  /// Kotlin and Scala.
  case kotlin
  case csharp
  case go
  case swift
  case ruby
  case php
  case shell
  case powerShell
  case sql
  case yaml
  /// It can't be told.
  case other

  /// What the word behind a fence says, otherwise what the words of the code tell.
  init(_ code: ArraySlice<UInt8>, tag: String) {
    if let known = Self.tags[tag] {
      self = known
      return
    }
    var best = (language: HostLanguage.other, count: 0)
    for (language, words) in Self.words {
      let count = words.count { code.offset(of: $0) != nil }
      if count > best.count { best = (language, count) }
    }
    self = best.language
  }

  private static let tags: [String: HostLanguage] = [
    "py": .python, "python": .python, "python3": .python, "js": .script, "javascript": .script,
    "jsx": .script, "ts": .script, "typescript": .script, "tsx": .script, "mjs": .script,
    "node": .script, "java": .java, "groovy": .java, "kotlin": .kotlin, "kt": .kotlin,
    "scala": .kotlin, "cs": .csharp, "csharp": .csharp, "c#": .csharp, "go": .go, "golang": .go,
    "swift": .swift, "ruby": .ruby, "rb": .ruby, "php": .php, "sh": .shell, "bash": .shell,
    "shell": .shell, "zsh": .shell, "console": .shell, "powershell": .powerShell,
    "pwsh": .powerShell, "ps1": .powerShell, "sql": .sql, "yaml": .yaml, "yml": .yaml,
  ]

  /// Words that hardly any other language has; of two languages with as many the first one is taken.
  private static let words: [(HostLanguage, [String])] = [
    (.php, ["<?php", "$this->", "curl_setopt", "json_decode("]),
    (
      .powerShell,
      ["Invoke-RestMethod", "Invoke-WebRequest", "ConvertTo-Json", "Write-Host", "$env:", "-Body "]
    ),
    (.go, ["package ", "func ", ":= ", "fmt.", "[]byte(", "nil"]),
    (
      .kotlin,
      ["fun ", "val ", "trimIndent()", "trimMargin()", "object ", "println(", "stripMargin"]
    ),
    (
      .csharp,
      [
        "System;", "System.Text", "namespace ", "StringContent(", "HttpClient", "Task<", "Console.",
        "JsonDocument", "string ", "PostAsync(",
      ]
    ),
    (
      .swift,
      ["Foundation", "URLRequest", "guard ", "func ", ".data(using:"]
    ),
    (
      .java,
      [
        "String ", "public ", "void ", "java.util", "java.net", "HttpRequest.", "System.out",
        "sh \"\"\"",
        "sh '''", "pipeline {", "stage(", "throws ",
      ]
    ),
    (.ruby, ["Net::HTTP", "\nend", ".to_json", "puts ", "do |", "require '"]),
    (
      .python,
      [
        "\ndef ", "requests.", "json.loads(", "json.dumps(", "print(", "os.system", "subprocess.",
        "elif ", "f\"", "f'", "None", "True",
      ] + ["requests", "json", "os", "urllib", "subprocess"].map { "import " + $0 }
    ),
    (
      .script,
      [
        "const ", "let ", "=> ", "require(", "fetch(", "JSON.", "await ", "console.", "axios",
        "function ", ";\n",
      ]
    ),
    (
      .shell,
      ["#!/bin/", "curl ", "echo ", "printf ", "export ", "wget ", "<<"]
    ),
    (
      .sql,
      [
        "INSERT INTO", "VALUES", "values (", "SELECT ", "select ", "UPDATE ",
        "CREATE ",
      ]
    ),
  ]
}
