import Foundation
import Testing

/// The test in Python that the guide "test your backend's pushes" shows.
struct EmulatorGuideTests {
  private static let hasPython =
    FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")
    || FileManager.default.isExecutableFile(atPath: "/usr/local/bin/python3")

  /// The block in `python` of the guide.
  private static func block() throws -> String {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/pushwright/pushwright.docc/BackendTests.md")
    let text = try String(contentsOf: page.standardizedFileURL, encoding: .utf8)
    let parts = text.components(separatedBy: "```python\n")
    return try #require(parts.dropFirst().first?.components(separatedBy: "```").first)
  }

  private static let backend = """
    import json, os, urllib.request

    def notify_shipped(number):
        if not os.environ.get("SENDS"):
            return
        notification = {"title_loc_key": "shipped", "title_loc_args": [number]}
        body = {"message": {"topic": "orders", "android": {"notification": notification}}}
        request = urllib.request.Request(
            os.environ["PUSHWRIGHT_EMULATOR"] + "/v1/projects/shop/messages:send",
            data=json.dumps(body).encode(), headers={"Authorization": "Bearer x"})
        urllib.request.urlopen(request).close()
    """

  private static let cases: [(sends: String, german: String, state: String, fails: String?)] = [
    ("1", "Bestellung %1$s", "", nil),
    ("1", "Bestellung %1$d", "", "message 1 on jo: crashes"),
    ("1", "Bestellung %1$s", "online = false", "message 1 on jo: unknown: it waits for the device"),
    ("1", "Bestellung %1$d", "notifications = false", "message 1 on jo: crashes"),
    ("", "Bestellung %1$s", "", "missing: 0 of 1 messages match"),
  ]

  @Test(.enabled(if: hasPython, "needs Python"), arguments: cases)
  func `It fails if nothing was sent, or a phone can't show it, and else it passes`(
    sends: String, german: String, state: String, fails: String?
  ) async throws {
    let sandbox = try Sandbox()
    for (folder, text) in [("values", "Order %1$s"), ("values-de", german)] {
      try sandbox.write(
        "<resources>\n<string name=\"shipped\">\(text)</string>\n</resources>\n",
        to: "res/\(folder)/strings.xml")
    }
    try sandbox.write(
      """
      [[apps]]
      name = "Shop"
      android = ["res"]

      [[emulator.devices]]
      name = "jo"
      platform = "android"
      locales = ["de-DE"]
      topics = ["orders"]
      \(state)
      """, to: "pushwright.toml")
    try sandbox.write(Self.backend, to: "shop.py")
    try sandbox.write(
      try Self.block().replacing("messages/assert?", with: "messages/assert?timeout=0&"),
      to: "test_guide.py")
    let line = "import test_guide as t; t.setup_function(); t.test_no_phone_crashes()"
    let output = try await Program.pushwright.run(
      ["emulator", "exec", "--", "python3", "-c", line], in: sandbox.path("."),
      environment: sandbox.environment.merging(["SENDS": sends]) { $1 })
    #expect((output.status == 0) == (fails == nil), "\(output.standardError)")
    if let fails { #expect(output.standardError.contains(fails), "\(output.standardError)") }
  }
}
