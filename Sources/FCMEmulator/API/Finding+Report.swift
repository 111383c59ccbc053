import MessageLint
import PushMessages
import Resolver

extension Finding {
  /// The finding as `pushwright lint --format json` has it, without what isn't there.
  var value: JSONValue {
    var members: [(String, JSONValue)] = [
      ("rule", .string(rule)), ("severity", .string("\(severity)")), ("message", .string(sentence)),
    ]
    if let path { members.append(("field", .string("\(path)"))) }
    if let platform { members.append(("platform", .string(platform.rawValue))) }
    if !locales.isEmpty { members.append(("locales", .list(locales.map { .string($0) }))) }
    let remedies = [("now", remedy), ("app_release", appRemedy)].compactMap { name, text in
      text.map { (name, JSONValue.string($0)) }
    }
    if !remedies.isEmpty { members.append(("remedy", EmulatorAnswer.object(remedies))) }
    return EmulatorAnswer.object(members)
  }

  /// Its rule and its severity, by which messages are found.
  var names: [String] { [rule, "\(severity)"] }
}
