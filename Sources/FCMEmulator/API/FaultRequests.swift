import PushMessages

/// Requests about failures that are to happen.
struct FaultRequests {
  private static let settings: Set = ["behavior", "target", "count", "probability", "seed"]

  let faults: EmulatorFaults

  func answer(_ request: EmulatorRequest) -> EmulatorAnswer {
    switch request.method {
    case "GET": return list
    case "POST": return add(request.body)
    case "DELETE":
      faults.clear()
      return .empty
    default:
      return .notFoundHere("Faults are listed with GET, added with POST, removed with DELETE.")
    }
  }

  private var list: EmulatorAnswer {
    let values = faults.all.map { fault in
      var members: [(String, JSONValue)] = [("behavior", .string(fault.behavior))]
      if let target = fault.target { members.append(("target", .string(target))) }
      if let remaining = fault.remaining { members.append(("remaining", .number("\(remaining)"))) }
      members.append(("probability", .number("\(fault.probability)")))
      return EmulatorAnswer.object(members)
    }
    return .value(EmulatorAnswer.object([("faults", .list(values))]))
  }

  private func add(_ bytes: [UInt8]) -> EmulatorAnswer {
    guard let body = try? JSONNode(strict: bytes), let members = body.members else {
      return .wrong("The body is an object with \(Self.settings.sorted().joined(separator: ", ")).")
    }
    if let unknown = members.first(where: { !Self.settings.contains($0.key) }) {
      return .wrong("A fault has no ‘\(unknown.key)’.")
    }
    guard let name = body["behavior"]?.string, EmulatedBehavior(name: name) != nil else {
      return .wrong("‘behavior’ is a name such as unregistered, unavailable-5, slow-2.")
    }
    var fault = EmulatorFaults.Fault(behavior: name)
    if let target = body["target"] {
      guard let text = target.string, !text.isEmpty else {
        return .wrong("‘target’ is the text of a token, fid, topic or condition.")
      }
      fault.target = text
    }
    if let count = body["count"] {
      guard let number = Self.number(count), number >= 1, number == number.rounded(),
        number <= 1_000_000
      else { return .wrong("‘count’ is a number from 1 to 1000000.") }
      fault.remaining = Int(number)
    }
    if let probability = body["probability"] {
      guard let number = Self.number(probability), (0...1).contains(number) else {
        return .wrong("‘probability’ is a number from 0 to 1.")
      }
      fault.probability = number
    }
    var seed: UInt64?
    if let value = body["seed"] {
      guard case .number(let digits) = value.kind, let number = UInt64(digits) else {
        return .wrong("‘seed’ is a whole number from 0 on.")
      }
      seed = number
    }
    guard faults.add(fault, seed: seed) else {
      return .wrong("There are \(EmulatorFaults.most) faults already.")
    }
    return list
  }

  private static func number(_ node: JSONNode) -> Double? {
    if case .number(let digits) = node.kind { Double(digits) } else { nil }
  }
}
