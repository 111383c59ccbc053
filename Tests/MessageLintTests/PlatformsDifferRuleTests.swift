import MessageLint
import Testing

/// What Android and Apple devices say of one message.
struct PlatformsDifferRuleTests {
  private static let app = Translations(
    android: [("values", "Sale until %1$s"), ("values-fr", "Soldes jusqu’à %1$s")],
    apple: [("en", "Sale until %@"), ("fr", "Soldes jusqu’à %@")])

  private func statements(android: String, apple: String) -> [String] {
    let message = #"""
      {"topic": "a", "android": {"notification": {\#(android)}},
       "apns": {"payload": {"aps": {"alert": {\#(apple)}}}}}
      """#
    return Self.app.findings(message).filter { $0.rule == "platforms-differ" }.map(\.statement)
  }

  @Test(
    arguments: [
      (
        #""body_loc_key": "body", "body_loc_args": ["18:30"]"#,
        #""loc-key": "body", "loc-args": ["19:30"]"#,
        ["body: Android says ‘18:30’, Apple ‘19:30’"]
      ),
      (
        #""body_loc_key": "body", "body_loc_args": ["18:30"]"#,
        #""loc-key": "BODY", "loc-args": ["18:30"]"#, []
      ),
      // One platform's text may take fewer arguments.
      (
        #""body_loc_key": "body", "body_loc_args": ["Bob", "18:30"]"#,
        #""loc-key": "body", "loc-args": ["18:30"]"#, []
      ),
      (
        #""title": "Sale ends at 18:30""#, #""title": "Sale ends at 19:30""#,
        ["title: Android says ‘Sale ends at 18:30’, Apple ‘Sale ends at 19:30’"]
      ),
      (#""title": "The sale!""#, #""title": "The SALE""#, []),
      (
        #""body": "Sale until 19:30""#, #""loc-key": "body", "loc-args": ["18:30"]"#,
        ["body: Android says ‘Sale until 19:30’, Apple ‘Sale until 18:30’"]
      ),
      (#""body": "Soldes jusqu’à 18:30""#, #""loc-key": "body", "loc-args": ["18:30"]"#, []),
      (
        #""body_loc_key": "body", "body_loc_args": ["9"]"#, #""body": "Your parcel is here""#,
        ["body: Android says ‘Sale until 9’, Apple ‘Your parcel is here’"]
      ),
      (#""body": "Only here""#, #""title": "Only there""#, []),
      // unknown-key tells of this one.
      (#""body_loc_key": "body", "body_loc_args": ["9"]"#, #""loc-key": "no_such""#, []),
    ])
  func `What differs between the platforms is a warning that names both`(
    android: String, apple: String, expected: [String]
  ) {
    #expect(statements(android: android, apple: apple) == expected)
  }
}
