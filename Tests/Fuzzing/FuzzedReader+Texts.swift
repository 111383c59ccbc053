import CursesTerminal
import Drafts
import HarmlessText
import LanguageTags
import Resolver
import TextEditing
import TextLayout

extension FuzzedReader {
  /// What is made of a text: formats, language tags, keys that a terminal sends, and lines on a screen.
  static let texts = [
    FuzzedReader("formats", seeds: TextSeeds.formats) { (text: String) in
      let resolver = StringResolver(strings: TextSeeds.strings(text: text))
      for arguments: [TextRequest.Argument]? in [nil, ["Bob", "3"], ["-1.5e3", "%s", "é"]] {
        let request = TextRequest(key: "a", arguments: arguments)
        for platform in Platform.allCases {
          _ = resolver.resolve(request, on: Device(platform, locales: ["ar-EG"]))
        }
      }
    },
    FuzzedReader("arguments", seeds: ["3", "-0x1F", "1e400", "2026-11-21"]) { (text: String) in
      let resolver = StringResolver(strings: TextSeeds.strings)
      let request = TextRequest(key: "b", arguments: [.string(text), .string(text)])
      for locale in ["en", "hi-IN"] {
        _ = resolver.resolve(request, on: Device(.android, locales: [locale]))
        _ = resolver.resolve(request, on: Device(.apple, locales: [locale]))
      }
    },
    FuzzedReader(
      "language-tags", seeds: ["zh-Hant-TW-u-nu-hanidec", "sr_Latn_RS", "gsw-CH, de-CH", "en-XA"]
    ) {
      (text: String) in
      _ = LanguageTag(text)
      _ = LocaleTag(text).base
      _ = MistakenLanguage(text)
      _ = TypedLanguages.reading(text)
      let resolver = StringResolver(strings: TextSeeds.strings)
      for platform in Platform.allCases {
        _ = resolver.resolve(TextRequest(key: "a"), on: Device(platform, locales: [text, "fr"]))
      }
    },
    FuzzedReader(
      "screen-text", endings: [".txt"], seeds: TextSeeds.formats + ["שלום (a) 12, مرحبا\t\u{2028}x"]
    ) {
      (text: String) in lay(text)
    },
    FuzzedReader("terminal-input", seeds: keys) { (text: String) in
      TerminalInput.read(text)
      var prompt = PromptKeyDecoder()
      _ = prompt.take(text.utf8)
    },
  ]

  private static func lay(_ text: String) {
    let shown = VisibleText.of(text)
    Invariant.holds(
      !shown.unicodeScalars.contains { $0.properties.generalCategory == .control },
      "a name in a sentence moves no cursor")
    _ = text.laidOut(toWidth: 20, ambiguous: .narrow)
    _ = text.laidOut(toWidth: 7, maximumLines: 3, base: .rightToLeft, ambiguous: .wide)
    _ = text.wrapped(toWidth: 10, ambiguous: .narrow)
    _ = text.truncatedInMiddle(toWidth: 9, ambiguous: .narrow)
    let middle = text.index(text.startIndex, offsetBy: text.count / 2)
    let field = FieldView(text, cursor: middle, width: 12, ambiguous: .narrow)
    Invariant.holds((0...12).contains(field.cursorColumn), "the cursor stays in its field")
    var editor = LineEditor(text)
    editor.moveWordLeft(selecting: true)
    editor.deleteBackward()
    editor.paste(text)
    _ = editor.undo()
  }

  private static let keys = [
    "a\u{1B}[A\u{1B}OP\u{1B}[1;5C\u{1B}[200~pasted\r\n\u{1B}[201~",
    "\u{1B}[<0;12;3M\u{1B}[M !!\u{1B}[27;5;9~",
    "\u{1B}]11;rgb:1e1e/2222/3333\u{7}\u{1B}[?2026;2$y\u{1B}[?62;4c\u{1B}P!|0\u{1B}\\·\u{1B}[?997;1n",
  ]
}
