public import FCMClient
internal import PushMessages

/// Something that a project file does with what belongs to the user, and that wants the user's permission.
///
/// A project file comes from a repository or a folder that others may write to, and reading one isn't a reason to run
/// its programs or to hand out tokens. Each power says everything that matters to the answer: the same program with
/// another receiver is another power.
public enum ProjectPower: Hashable, Sendable {
  /// The file is used although others could have written it; a sentence's reason.
  case beUsed(although: String)
  /// Runs a program, and sends the token that it prints; `contents` are hashes of its files that the project holds.
  case run([String], contents: [String] = [], endpoint: String)
  /// Reads a key outside of the project, and sends its tokens.
  case readKey(path: String, endpoint: String)
  /// Sends what an environment variable holds.
  case sendVariable(String, endpoint: String)
  /// Sends tokens of an account to a server that isn't FCM.
  case sendTokens(account: String, endpoint: String)
  /// Reads a file, or asks a server, and sends what is in it to another one as a proof of identity.
  case prove(IdentityProof.Origin, to: String)
  /// Proves an account's identity to a server of this machine, where anyone may listen.
  case signIn(account: String, at: String)
  /// Records sends in a file outside of the project.
  case record(path: String)

  /// 64 hexadecimal digits that no other power has.
  public var id: String {
    ContentHash.of(
      "pushwright power 1\n" + JSONText.compact(.list(words.map { .string($0) })))
  }

  /// Everything that it depends on, the kind first.
  private var words: [String] {
    switch self {
    case .beUsed(let reason): ["use", reason]
    case .run(let command, let contents, let endpoint):
      ["run", endpoint, "\(contents.count)"] + contents + command
    case .readKey(let path, let endpoint): ["key", endpoint, path]
    case .sendVariable(let name, let endpoint): ["variable", endpoint, name]
    case .sendTokens(let account, let endpoint): ["tokens", endpoint, account]
    case .prove(.file(let path), let receiver): ["proof of file", receiver, path]
    case .prove(.server(let server), let receiver): ["proof of server", receiver, server]
    case .signIn(let account, let server): ["sign in", server, account]
    case .record(let path): ["record", path]
    }
  }
}
