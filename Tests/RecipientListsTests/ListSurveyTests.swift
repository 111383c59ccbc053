import FCMClient
import PushMessages
import Testing

@testable import RecipientLists

/// What is known of a list before anything is sent.
struct ListSurveyTests {
  @Test func `A survey counts kinds, faults and duplicates, and names their lines`() throws {
    let text = """
      \(Lists.token(1))
      \(Lists.fid(2))
      nonsense
      \(Lists.token(1))
      \(Lists.token(3))
      \(Lists.fid(2))
      \(Lists.token(1))
      """
    let (summary, skipped, readings) = try Lists.summary(text)
    #expect(summary.records == 7 && summary.recipients == 3 && readings == 1)
    #expect(summary.tokens == 2 && summary.installationIDs == 1)
    #expect(summary.malformed.count == 1 && summary.malformed.first.map(\.line) == [3])
    #expect(summary.duplicates.first.map(\.line) == [4, 6, 7])
    #expect(summary.duplicates.first.map(\.remark) == [1, 2, 1])
    #expect((0..<7).filter(skipped.contains) == [2, 3, 5, 6] && skipped.count == 4)
  }

  @Test func `Hosts that come from the values are found on all lines, each once`() throws {
    let message = """
      {"notification": {"image": "https://{{shop}}.example.com/{{path}}.png"},
       "data": {"link": "{{link}}", "fixed": "https://example.com/{{path}}", "text": "see {{link}}"}}
      """
    let document = MessageDocument(text: "{\"message\": \(message)}")
    let messages = ListMessages([MessageTemplate(JSONValue(try #require(document.message)))])
    var survey = ListSurvey(placeholders: messages.placeholders, messages: messages, seed: 1)
    let rows = [
      "\(Lists.token(1)),north,a,https://a.example/x", "\(Lists.token(2)),south,b,myshop://b?x",
      "\(Lists.token(3)),north,c,nothing", "nonsense,east,d,https://d.example",
    ]
    try survey.take(Array("token,shop,path,link\n\(rows.joined(separator: "\n"))".utf8))
    #expect(try !survey.endOfList())
    let addresses = survey.summary.addresses
    #expect(
      Set(addresses.found.map { "\($0.key) \($0.text)" }) == [
        "image https://north.example.com", "image https://south.example.com",
        "link https://a.example", "link myshop://b",
      ])
    #expect(!addresses.hasMore)
  }

  @Test func `Of very many hosts only so many are kept, and that there are more`() throws {
    let document = MessageDocument(text: #"{"message": {"data": {"link": "https://{{host}}/"}}}"#)
    let messages = ListMessages([MessageTemplate(JSONValue(try #require(document.message)))])
    var survey = ListSurvey(placeholders: messages.placeholders, messages: messages, seed: 1)
    let rows = (0..<1100).map { "\(Lists.token($0)),h\($0).example" }
    try survey.take(Array("token,host\n\(rows.joined(separator: "\n"))".utf8))
    #expect(try !survey.endOfList())
    #expect(survey.summary.addresses.found.count == ListAddresses.most)
    #expect(survey.summary.addresses.hasMore)
  }

  @Test func `A record without a value for a placeholder gets no message`() throws {
    let text = "token,name\n\(Lists.token(1)),Mia\n\(Lists.token(2)),\n"
    let (summary, skipped, _) = try Lists.summary(text, placeholders: ["name"])
    #expect(summary.incomplete.first.map(\.line) == [3])
    #expect(summary.incomplete.first.map(\.remark) == ["name"])
    #expect(summary.recipients == 1 && skipped.contains(1))
  }

  @Test func `Other registrations of its kind can stand in for one that is dead`() throws {
    let rows = (0..<40).map(Lists.token) + (40..<43).map(Lists.fid)
    let (summary, _, _) = try Lists.summary(rows.joined(separator: "\n"))
    let shapes = summary.shapes
    #expect(shapes.all.count == 2)
    for shape in shapes.all {
      let standIns = shapes.standIns(for: shape)
      #expect(standIns.count >= (shape.registration.form == .fid ? 2 : 7))
      #expect(standIns.allSatisfy { $0.form == shape.registration.form })
      #expect(Set(standIns).count == standIns.count && !standIns.contains(shape.registration))
    }
  }

  @Test(arguments: ["", " ", "\t ", "\u{A0}\u{2003}"])
  func `A blank value is none`(value: String) throws {
    let text = "token,name\n\(Lists.token(1)),\(value)\n\(Lists.token(2)), a \n"
    let (summary, _, _) = try Lists.summary(text, placeholders: ["name"])
    #expect(summary.incomplete.first.map(\.line) == [2] && summary.recipients == 1)
    #expect(summary.shapes.all.map(\.values) == [[" a "]])
  }

  /// The table is smaller than the list, so the list is read several times.
  @Test(arguments: [1, 3, 10, 99, 100, 1000])
  func `Duplicates are found however many registrations the table holds`(capacity: Int) throws {
    var lines = (0..<100).map(Lists.token)
    for (place, number) in [(100, 5), (101, 99), (102, 0), (103, 57), (104, 5)] {
      lines.insert(Lists.token(number), at: place)
    }
    lines.append("broken")
    let (summary, skipped, readings) = try Lists.summary(
      lines.joined(separator: "\n"), capacity: capacity)
    #expect(summary.recipients == 100 && summary.records == 106)
    #expect(summary.duplicates.first.map(\.line) == [101, 102, 103, 104, 105])
    #expect(summary.duplicates.first.map(\.remark) == [6, 100, 1, 58, 6])
    #expect(summary.malformed.count == 1)
    #expect(skipped.count == 6 && (100..<106).allSatisfy(skipped.contains))
    #expect(readings == (100 + capacity - 1) / capacity)
  }

  @Test func `Only the first hundred places of a kind are kept, and all are counted`() throws {
    let text = (0..<1000).map { _ in "x" }.joined(separator: "\n")
    let (summary, _, _) = try Lists.summary(text)
    #expect(summary.malformed.count == 1000)
    #expect(summary.malformed.first.map(\.line) == Array(1...100))
  }

  @Test func `Shapes are the longest, the shortest and another message of each kind`() throws {
    var lines = ["token,name"]
    for number in 1...50 { lines.append("\(Lists.token(number)),\(number)middle\(number)") }
    lines += ["\(Lists.token(60)),a", "\(Lists.token(61)),\(String(repeating: "b", count: 90))"]
    lines += ["\(Lists.fid(1)),same", "\(Lists.fid(2)),same"]
    let (summary, _, _) = try Lists.summary(
      lines.joined(separator: "\n"), placeholders: ["name"])
    let shapes = summary.shapes.all
    #expect(shapes.map(\.registration.form) == [.token, .token, .token, .fid])
    #expect(shapes[0].values == [String(repeating: "b", count: 90)] && shapes[1].values == ["a"])
    #expect(shapes[2].values[0].contains("middle") && shapes[3].values == ["same"])
  }

  @Test func `The same list has the same digest, and another byte gives another`() throws {
    let text = "\(Lists.token(1))\n\(Lists.token(2))\n"
    let digest = try Lists.summary(text).summary.digest
    #expect(digest.count == 64)
    #expect(try Lists.summary(text, capacity: 1).summary.digest == digest)
    #expect(try Lists.summary(text + "\n").summary.digest != digest)
  }

  @Test func `A part that isn't what was examined doesn't fit`() {
    var checks = PartChecks()
    checks.note([1, 2])
    checks.note([3])
    #expect(checks.count == 2)
    #expect(checks.fits([1, 2], number: 0) && checks.fits([3], number: 1))
    #expect(!checks.fits([1, 3], number: 0) && !checks.fits([], number: 2))
  }
}
