extension Reviewer {
  /// The table `[reviewer]` of the user's configuration.
  static func reading(_ reader: inout TableReader) -> Reviewer? {
    let name = reader.text("name")
    guard let email = reader.text("email") else {
      if !reader.has("email") {
        reader.fail("a reviewer needs an e-mail address: add email = \"you@example.com\"")
      }
      return nil
    }
    guard let reviewer = Reviewer(name: name ?? "", email: email) else {
      reader.fail(
        "\(QuotedName(email)) isn't an e-mail address: write it as in email = \"you@example.com\"",
        at: "email")
      return nil
    }
    return reviewer
  }
}
