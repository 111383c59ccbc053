import PushMessages

/// The answers of the emulator's own API.
extension EmulatorAnswer {
  static let empty = EmulatorAnswer(status: 200, body: "{}")

  static func value(_ value: JSONValue) -> EmulatorAnswer {
    EmulatorAnswer(status: 200, body: JSONText.compact(value))
  }

  static func wrong(_ sentence: String) -> EmulatorAnswer {
    error(400, "INVALID_ARGUMENT", sentence)
  }

  static func notFoundHere(_ sentence: String) -> EmulatorAnswer {
    error(404, "NOT_FOUND", sentence)
  }

  /// 404 for a device that doesn't exist, which is told from a message that hasn't come.
  static func noSuchDevice(_ sentence: String) -> EmulatorAnswer {
    error(
      404, "NOT_FOUND", sentence, details: [object([("reason", .string("DEVICE_NOT_FOUND"))])])
  }

  static func taken(_ sentence: String) -> EmulatorAnswer {
    error(409, "ALREADY_EXISTS", sentence)
  }
}
