extension RuleExample {
  /// Rules about the app's texts that the message names.
  static let textExamples: [RuleExample] = [
    RuleExample(
      "strings-file", .words("`values-de/strings.xml` with an unclosed `<string>`"),
      .words("a file that the app's build reads")),
    RuleExample(
      "lost-strings", .words("a directory `value-de`"), .words("`values-de`")),
    .texts(
      "crash", [("values", "%1$d new")], [("values", "%1$s new")], arguments: #"["3"]"#),
    .texts(
      "garbled-text", [("en.lproj", "%ld new")], [("en.lproj", "%@ new")], arguments: #"["3"]"#),
    RuleExample(
      "unknown-text", .words("a text of a string catalog that varies by the device"),
      .words("one text for all devices")),
    .texts(
      "nothing-readable", [("values", "%1$s and %2$s")], [("values", "%1$s")],
      arguments: #"["Mia"]"#),
    .texts(
      "device-state", [("values", "Hi %1$s"), ("values-night", "Hi %1$d")],
      [("values", "Hi %1$s"), ("values-night", "Good evening, %1$s")], arguments: #"["Bob"]"#),
    .texts(
      "placeholder-mismatch", [("values", "Hi %1$s"), ("values-fr", "Salut")],
      [("values", "Hi %1$s"), ("values-fr", "Salut %1$s")], arguments: #"["Bob"]"#),
    .texts(
      "mistyped-placeholder", [("values", "Hi %1$s"), ("values-fr", "Salut %1s$")],
      [("values", "Hi %1$s"), ("values-fr", "Salut %1$s")], arguments: #"["Bob"]"#),
    .texts(
      "unused-arguments", [("values", "Hi"), ("values-fr", "Salut")],
      [("values", "Hi %1$s"), ("values-fr", "Salut %1$s")], arguments: #"["Bob"]"#),
    .texts(
      "untranslated", [("values", "Hi there"), ("values-fr", nil)],
      [("values", "Hi there"), ("values-fr", "Salut")]),
    .texts(
      "lost-language",
      [("values", "Sale"), ("en.lproj", "Sale"), ("fr.lproj", "Soldes")],
      [("values", "Sale"), ("values-fr", "Soldes"), ("en.lproj", "Sale"), ("fr.lproj", "Soldes")]),
    .texts(
      "same-as-source", [("values", "Send the mail"), ("values-fr", "Send the mail")],
      [("values", "Send the mail"), ("values-fr", "Envoyer le message")]),
    .texts(
      "other-script", [("values", "A new message"), ("values-fr", "新しいメッセージ")],
      [("values", "A new message"), ("values-fr", "Un nouveau message")]),
    .texts(
      "extra-translation", [("en.lproj", nil), ("fr.lproj", "Salut")],
      [("en.lproj", "Hi"), ("fr.lproj", "Salut")]),
    .texts("raw-markup", [("values", "<b>Sale</b>")], [("values", "Sale")]),
    .texts("bidi-controls", [("values", "\u{202B}Sale")], [("values", "Sale")]),
    .texts("lost-character", [("values", "CafÃ©")], [("values", "Café")]),
    .texts("invisible-character", [("values", "Sa\u{200B}le")], [("values", "Sale")]),
    .texts("edge-space", [("values", "Sale ")], [("values", "Sale")]),
    .texts("double-space", [("values", "The  sale")], [("values", "The sale")]),
  ]
}
