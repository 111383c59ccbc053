import FCMClient
import FCMEmulator
import Foundation
import PushMessages

/// What `pushwright emulator` prints, a JSON object a line, each whole before the message is answered.
enum EmulatorLog {
  static func write(_ endpoint: FCMEndpoint, tokenURL: String?) {
    let members = [("endpoint", "\(endpoint)"), ("token_uri", tokenURL)]
    write(members.compactMap { key, text in text.map { JSONValue.Member(key, .string($0)) } })
  }

  static func write(_ message: AcceptedMessage) {
    let value = (try? JSONNode(strict: message.message)).map(JSONValue.init)
    write([
      JSONValue.Member("number", .number("\(message.number)")),
      JSONValue.Member("project", .string("\(message.project)")),
      JSONValue.Member("name", .string("\(message.name)")),
      JSONValue.Member("dry_run", .boolean(message.isDryRun)),
      JSONValue.Member("message", value ?? .string(message.message)),
    ])
  }

  private static func write(_ members: [JSONValue.Member]) {
    let line = JSONText.compact(JSONValue.object(members)) + "\n"
    FileHandle.standardOutput.write(Data(line.utf8))
  }
}
