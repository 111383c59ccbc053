import FCMClient
import HarmlessText

extension ProjectPower: CustomStringConvertible {
  /// What the file does, behind “This project file wants to”; nothing is left out, however long it is, and what a
  /// terminal would obey is shown as a mark.
  public var description: String {
    switch self {
    case .beUsed(let reason): "be used although \(reason)"
    case .run(let command, let contents, let endpoint):
      "run \(Self.command(command))\(contents.isEmpty ? "" : " as it is now") and send the token that it "
        + "prints to \(Self.shown(endpoint))"
    case .readKey(let path, let endpoint):
      "read the key \(Self.shown(path)) and send tokens of its account to \(Self.shown(endpoint))"
    case .sendVariable(let name, let endpoint):
      "send the environment variable \(Self.shown(name)) as a token to \(Self.shown(endpoint))"
    case .sendTokens(let account, let endpoint):
      "send tokens of \(Self.shown(account)) to \(Self.shown(endpoint)), which isn't Google's FCM"
    case .prove(.file(let path), let receiver):
      "read \(Self.shown(path)) and send it to \(Self.shown(receiver)) as a proof of identity"
    case .prove(.server(let server), let receiver):
      "ask \(Self.shown(server)) for a token and send that to \(Self.shown(receiver))"
    case .signIn(let account, let server):
      "prove to \(Self.shown(server)) that it is \(Self.shown(account)), which only Google should be told"
    case .record(let path): "record sends in \(Self.shown(path))"
    }
  }

  private static func shown(_ text: String) -> String { VisibleText.of(text, limit: .max) }

  /// With its words apart, as a shell would take them.
  private static func command(_ words: [String]) -> String {
    words.map { ShellQuoting.word(shown($0)) }.joined(separator: " ")
  }
}
