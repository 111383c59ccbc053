import Testing
import Workspace

struct ReviewDemandTests {
  @Test(arguments: [
    ("all", ReviewDemand.all), ("changed", .changed), ("1%", .percent(1)), ("100%", .percent(100)),
    ("0%", nil), ("101%", nil), ("%", nil), ("-5%", nil), ("+5%", nil), ("5", .percent(5)),
    ("80", .percent(80)), ("0", nil), ("8000", nil), ("ALL", nil),
    ("", nil), ("9999%", nil), ("５%", nil),
  ])
  func `A demand is all, changed or a percentage`(text: String, demand: ReviewDemand?) {
    #expect(ReviewDemand(text) == demand)
    // The sign may be left out, as people do on a command line.
    if let demand { #expect([text, text + "%"].contains(demand.description)) }
  }

  @Test(arguments: [
    (ReviewDemand.all, 7, 7), (.changed, 7, 7), (.percent(50), 7, 4), (.percent(1), 7, 1),
    (.percent(100), 7, 7), (.percent(80), 5, 4),
  ])
  func `A percentage of locales is never rounded down`(
    demand: ReviewDemand, total: Int, count: Int
  ) {
    #expect(demand.count(of: total) == count)
  }

  private static let profile = "[profiles.a]\nproject = \"p\"\n"

  @Test(arguments: [
    ("", ReviewDemand?.none, ReviewDemand?.none),
    ("[review]\nrequired = \"all\"\n", .all, .all),
    ("[review]\nrequired = \"80%\"\n", .percent(80), .percent(80)),
    ("[review]\nrequired = \"none\"\n", nil, nil),
    ("[review]\n", nil, nil),
  ])
  func `The project's demand is that of its profiles`(
    text: String, project: ReviewDemand?, profile: ReviewDemand?
  ) {
    let (file, problems) = ProjectFile.reading(text + Self.profile, path: "p.toml")
    #expect(problems.isEmpty, "\(problems)")
    #expect(file.requiredReview == project)
    #expect(file.profiles.first?.requiredReview == profile)
  }

  @Test(arguments: [
    ("changed", ReviewDemand?.some(.changed)), ("10%", .percent(10)), ("none", nil),
  ])
  func `A profile's own demand comes before the project's`(text: String, demand: ReviewDemand?) {
    let (file, problems) = ProjectFile.reading(
      "[review]\nrequired = \"all\"\n\(Self.profile)require-review = \"\(text)\"", path: "p.toml")
    #expect(problems.isEmpty, "\(problems)")
    #expect(file.profiles.first?.requiredReview == demand)
  }

  @Test(arguments: [
    (
      "[review]\nrequired = \"some\"\n" + profile,
      "p.toml:2:1: error: ‘some’ isn't a value of ‘required’: use one of all, changed, 80%, none"
    ),
    (
      "[review]\nrequired = true\n" + profile,
      "p.toml:2:1: error: ‘required’ must be a string, as in required = \"…\", not true or false"
    ),
    (
      "[review]\nrequire = \"all\"\n" + profile,
      "p.toml:2:1: error: unknown key ‘require’: did you mean ‘required’?"
    ),
    (
      "review = 1\n" + profile,
      "p.toml:1:1: error: ‘review’ must be a table, as in [review], not a whole number"
    ),
    (
      profile + "require-review = \"al\"\n",
      "p.toml:3:1: error: ‘al’ isn't a value of ‘require-review’: did you mean ‘all’?"
    ),
  ])
  func `A demand that can't be read demands everything`(text: String, problem: String) {
    let (file, problems) = ProjectFile.reading(text, path: "p.toml")
    #expect(file.profiles.first?.requiredReview == .all)
    #expect(problems.map { "\($0)" } == [problem])
  }

  @Test func `A demand outside of its table is sent home`() {
    let (_, problems) = ProjectFile.reading("required = \"all\"\n", path: "p.toml")
    #expect(problems.map(\.sentence) == ["‘required’ belongs in [review]"])
  }

  @Test func `A change of the demand is told`() {
    let old = ProjectFile.reading(Self.profile, path: "p.toml").0
    let new = ProjectFile.reading(
      Self.profile + "require-review = \"all\"", path: "p.toml"
    ).0
    #expect(old.changes(in: new) == ["profile a: reviews all"])
    #expect(new.changes(in: old) == ["profile a: reviews none"])
  }

  @Test(
    arguments: [
      ("[reviewer]\nname = \"Ada\"\nemail = \"ada@example.com\"", "Ada <ada@example.com>", nil),
      ("[reviewer]\nemail = \"ada@example.com\"", "ada@example.com", nil),
      ("", nil, nil),
      (
        "[reviewer]\nname = \"Ada\"", nil,
        "c:1:2: error: a reviewer needs an e-mail address: add email = \"you@example.com\""
      ),
      (
        "[reviewer]\nemail = \"ada\"", nil,
        "c:2:1: error: ‘ada’ isn't an e-mail address: write it as in email = \"you@example.com\""
      ),
    ] as [(String, String?, String?)])
  func `The user's configuration says who marks`(text: String, name: String?, problem: String?) {
    let (configuration, problems) = UserConfiguration.reading(text, path: "c")
    #expect(configuration.reviewer?.fullName == name)
    #expect(problems.map { "\($0)" } == [problem].compactMap(\.self))
  }
}
