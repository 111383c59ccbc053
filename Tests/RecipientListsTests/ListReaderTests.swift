import Testing

@testable import RecipientLists

/// What a list of recipients may look like, and what is said about one that can't be read.
struct ListReaderTests {
  private static let one = Lists.token(1)
  private static let two = Lists.fid(2)

  @Test(arguments: [
    ("\(one)\n\(two)\n", ["1: \(one)", "2: \(two)"]),
    ("\(one)\r\n\(two)", ["1: \(one)", "2: \(two)"]),
    ("\(one)\r\(two)\r", ["1: \(one)", "2: \(two)"]),
    ("\u{FEFF}\(one)\n", ["1: \(one)"]),
    ("# testers\n\n  \(one)\t\n\n# Jo\n\(two)", ["3: \(one)", "6: \(two)"]),
    ("\n\(one)\nshort\n", ["2: \(one)", "3: 5 characters are too few for a token"]),
    ("\(one)\n\(two),x\n", ["1: \(one)", "2: a token has no ‘,’"]),
    ("", []), ("\n\n# nothing\n", []),
  ])
  func `A list of lines has a registration a line`(text: String, words: [String]) throws {
    for part in [1, 3, Int.max] {
      #expect(try Lists.entries(text, part: part).map(\.words) == words)
    }
  }

  @Test func `A list of one recipient too many is refused with its line`() throws {
    var reader = ListReader()
    reader.limit = 2
    #expect(try reader.take(Array("\(Self.one)\n\(Self.two)\n".utf8)).count == 2)
    #expect(
      throws: ListFault(line: 3, "a list may have 2 recipients at most: split it")
    ) { try reader.take(Array("\(Self.one)\n".utf8)) }
    #expect(ListReader().limit == ListReader.mostRecords)
  }

  @Test(arguments: [
    ("token,name\n\(one),Mia\n\(two),Jo\n", ["2: \(one) | Mia", "3: \(two) | Jo"]),
    ("name;FCM token\r\nMia;\(one)\r\n", ["2: \(one) | Mia"]),
    ("token\tname\n\(one)\tMia", ["2: \(one) | Mia"]),
    ("# export\ntoken,name\n\(one),Mia\n", ["3: \(one) | Mia"]),
    (
      "token,name\n\(one),\"Mia, \"\"the\"\"\nfirst\"\n\(two),Jo",
      [
        "2: \(one) | Mia, \"the\"\nfirst", "4: \(two) | Jo",
      ]
    ),
    ("token,name\n\(one),\"a\r\nb\"\n\(two),Jo", ["2: \(one) | a\r\nb", "4: \(two) | Jo"]),
    ("\"token\",\"name\"\n \(one) , Mia \n", ["2: \(one) |  Mia "]),
    (
      "token,name\n\n\(one),\n\(two)\n\(one),a,b\n",
      [
        "3: no name", "4: it has 1 field, but the header has 2",
        "5: it has 3 fields, but the header has 2",
      ]
    ),
    (
      "token,name\n\(one),Mia\"s\n\(one),\"Mia\"s\n\(two),Jo",
      [
        "2: it has a quote inside of an unquoted field", "3: text follows a closing quote",
        "4: \(two) | Jo",
      ]
    ),
  ])
  func `A CSV file has a header and a row for each recipient`(
    text: String, words: [String]
  ) throws {
    for part in [1, 5, Int.max] {
      #expect(
        try Lists.entries(text, placeholders: ["name"], part: part).map(\.words) == words)
    }
  }

  @Test func `Records are numbered from 0 whatever they hold, and comments aren't records`() throws
  {
    let entries = try Lists.entries("# a\n\(Self.one)\nshort\n\n\(Self.two)\n")
    #expect(entries.map(\.number) == [0, 1, 2])
    #expect(entries.map(\.line) == [2, 3, 5])
  }

  @Test func `A file with one column is CSV if the column is named`() throws {
    #expect(try Lists.entries("token\n\(Self.one)\n").map(\.words) == ["2: \(Self.one)"])
    #expect(
      try Lists.entries("phone\n\(Self.one)\n", column: "phone").map(\.words)
        == ["2: \(Self.one)"])
  }

  @Test func `A text that isn't UTF-8 is malformed in its own line only`() throws {
    let bytes =
      Array("token,name\n\(Self.one),M".utf8) + [0xE9, 0x0A] + Array("\(Self.two),Jo".utf8)
    #expect(
      try Lists.entries(bytes, placeholders: ["name"]).map(\.words)
        == ["2: it isn't text in UTF-8", "3: \(Self.two) | Jo"])
  }

  @Test(arguments: [(4096, true), (4097, false)])
  func `A value that no message holds is malformed`(length: Int, isTaken: Bool) throws {
    let value = String(repeating: "x", count: length)
    let entries = try Lists.entries(
      Array("token,n\n\(Self.one),\(value)\n".utf8), placeholders: ["n"])
    #expect(
      entries.map(\.words) == [
        isTaken
          ? "2: \(Self.one) | \(value)"
          : "2: the value of ‘n’ has 4097 bytes, and a message has 4096 at most"
      ])
  }

  @Test func `A line without end is malformed, and the next one is read`() throws {
    let long = String(repeating: "x", count: RecordReader.longestRecord + 1)
    let entries = try Lists.entries("\(Self.one)\n\(long)\n\(Self.two)\n", part: 1000)
    #expect(
      entries.map(\.words) == [
        "1: \(Self.one)", "2: it is longer than 65536 bytes", "3: \(Self.two)",
      ])
    // Also if it is the first.
    #expect(try Lists.entries("\(long)\n\(Self.two)\n", part: 1000).count == 2)
  }

  @Test(arguments: [
    (
      "token,name\na,\"b\n", nil, [],
      "line 2: a quote isn't closed within 65536 bytes: close it, or write \"\" for a quote in a quoted field"
    ),
    (
      "name,city\nMia,Rom\n", nil, [],
      "line 1: no column is called token or fid: name the one with the registrations with --column; the columns are name, city"
    ),
    (
      "token,fid\n", nil, [],
      "line 1: the columns token, fid may all hold registrations: choose one with --column"
    ),
    ("token,name,name\n", nil, [], "line 1: two columns are called ‘name’"),
    ("name,city\n", "id", [], "line 1: no column is called ‘id’; the columns are name, city"),
    (
      "token,name\n", nil, ["city"],
      "line 1: no column is called ‘city’, which {{city}} in the draft needs; the columns are token, name"
    ),
    (
      "\(one),Mia\n", nil, [],
      "line 1: the first row holds a registration: put a row with the columns' names before it, such as token,name"
    ),
    (
      "\(one)\n", nil, ["name"],
      "the list has no columns, which {{name}} in the draft needs: use a CSV file with a header"
    ),
  ])
  func `A list that can't be read says where and what to do`(
    text: String, column: String?, placeholders: [String], sentence: String
  ) {
    do throws(ListFault) {
      _ = try Lists.entries(text, column: column, placeholders: placeholders)
      Issue.record("it was read")
    } catch {
      #expect(error.description == sentence)
    }
  }

  @Test func `A file in UTF-16 says so`() {
    #expect(throws: ListFault("it is in UTF-16: save it in UTF-8")) {
      try Lists.entries([0xFF, 0xFE, 0x61, 0x00, 0x0A, 0x00])
    }
  }

  @Test func `A sentence never has a whole token or a control character in it`() throws {
    let secret = String(repeating: "s", count: 50)
    do {
      _ = try Lists.entries("\(secret)\u{1B}x,b\n")
      Issue.record("it was read")
    } catch {
      #expect(!error.description.contains(secret))
      #expect(!error.description.unicodeScalars.contains("\u{1B}"))
    }
  }
}
