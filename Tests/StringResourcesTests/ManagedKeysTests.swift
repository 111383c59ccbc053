import StringResources
import TestPacing
import Testing

/// Keys of a catalog that are set to be managed manually, byte for byte otherwise.
@Suite(.takingTurns)
struct ManagedKeysTests {
  private func managed(_ text: String, _ keys: Set<String> = ["K"]) -> String? {
    StringCatalogue.managing(keys, manuallyIn: Array(text.utf8)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private func catalog(_ entry: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "A" : {

        },
        "K" : \(entry)
      },
      "version" : "1.0"
    }

    """
  }

  @Test(
    arguments: [
      ("{\n\n    }", "{\n      \"extractionState\" : \"manual\"\n    }"),
      (
        "{\n      \"localizations\" : {\n\n      }\n    }",
        "{\n      \"extractionState\" : \"manual\",\n      \"localizations\" : {\n\n      }\n    }"
      ),
      (
        "{\n      \"comment\" : \"a \\\" }\"\n    }",
        "{\n      \"comment\" : \"a \\\" }\",\n      \"extractionState\" : \"manual\"\n    }"
      ),
      (
        "{\n      \"extractionState\" : \"stale\",\n      \"localizations\" : { }\n    }",
        "{\n      \"extractionState\" : \"manual\",\n      \"localizations\" : { }\n    }"
      ),
      ("{}", "{\n      \"extractionState\" : \"manual\"\n    }"),
    ])
  func `One entry changes as Xcode writes it, and nothing else`(entry: String, expected: String) {
    #expect(managed(catalog(entry)) == catalog(expected))
  }

  @Test func `In a file of one line the entry stays in its line`() {
    #expect(
      managed(#"{"strings":{"K":{},"L":{"localizations":{}}}}"#, ["K", "L"])
        == #"{"strings":{"K":{"extractionState":"manual"},"L":{"extractionState":"manual","localizations":{}}}}"#
    )
  }

  @Test func `A key that is manual already, or isn't there, changes nothing`() {
    let text = catalog("{\n      \"extractionState\" : \"manual\"\n    }")
    #expect(managed(text, ["K", "NO"]) == text)
  }

  @Test(arguments: ["", "{", "[]", "{\"strings\": {\"K\": 1}}", "{\"strings\": []}"])
  func `What isn't a catalog isn't changed`(text: String) {
    #expect(managed(text) == nil)
  }

  @Test func `What was set is read as manual`() throws {
    let text = try #require(managed(catalog("{\n\n    }")))
    let entries = StringCatalogue.reading(Array(text.utf8)).entries
    #expect(entries.map(\.extractionState) == [nil, "manual"])
  }
}
