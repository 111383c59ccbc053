import Testing

extension Sample {
  /// The sample as a project with a release in the field, `5.1`: its Android app lacks `promo`, the
  /// body of `new.json`.
  static func writeWithRelease(to sandbox: borrowing Sandbox) async throws {
    try write(to: sandbox)
    let packed = try await Program.pushwright.run(
      ["strings", "pack", "-o", "5.1.pack", "--android", "res"], in: sandbox.path("."),
      environment: sandbox.environment)
    #expect(packed.status == 0)
    try sandbox.write(
      "<resources><string name=\"promo\">%1$s from %2$s</string></resources>",
      to: "res/values/more.xml")
    try sandbox.write(draft.replacing("new_message_body", with: "promo"), to: "new.json")
    try sandbox.write(
      """
      [[apps]]
      name = "Sample"
      android = ["res"]
      apple = ["ios"]

      [[apps.releases]]
      name = "5.1"
      pack = "5.1.pack"

      """, to: "pushwright.toml")
  }
}
