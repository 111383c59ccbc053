import PushMessages
import Resolver

/// Where a platform takes a text of the message from.
enum PlatformSource {
  case literal(String)
  case key(String, arguments: [String])

  /// `nil` if the message has no such text.
  init?(_ text: ReceivedMessage.Text, on platform: Platform) {
    let literal = text.literal.flatMap { $0.isEmpty ? nil : $0 }
    let key = text.key.flatMap { $0.isEmpty ? nil : $0 }
    let arguments = (text.arguments ?? []).map { value in
      if case .string(let text) = value { text } else { JSONText.compact(value) }
    }
    switch (literal, key) {
    case (let literal?, nil): self = .literal(literal)
    case (nil, let key?): self = .key(key, arguments: arguments)
    case (let literal?, let key?):
      self = platform == .android ? .literal(literal) : .key(key, arguments: arguments)
    case (nil, nil): return nil
    }
  }
}

extension String {
  /// Whether apps of two platforms mean the same text by these keys: `new_message` and `NEW-MESSAGE`.
  package func isSameLocalizationKey(as other: String) -> Bool {
    folded == other.folded
  }

  private var folded: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
