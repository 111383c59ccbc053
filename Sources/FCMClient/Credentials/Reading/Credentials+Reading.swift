import PushMessages

extension Credentials {
  /// Reads a credentials file.
  ///
  /// What is wrong with it comes as problems with their place; without an error there are
  /// credentials.
  public static func reading(
    _ bytes: [UInt8], path: String
  ) -> (credentials: Credentials?, problems: [CredentialProblem]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let node: JSONNode
    do throws(JSONSyntaxError) {
      node = try JSONNode(strict: bytes)
    } catch {
      let problem = CredentialProblem(
        severity: .error, path: path, line: error.line, column: error.column,
        sentence: "this isn't JSON from here on: download the file again")
      return (nil, [problem])
    }
    var reader = CredentialReader(node, text: text, path: path)
    let credentials = reader.credentials()
    let isUsable = !reader.problems.contains { $0.severity == .error }
    return (isUsable ? credentials : nil, reader.problems)
  }
}
