/// What an argument in code is, as far as the code spells it out.
enum CodeValue: Hashable, Sendable {
  case literal(String)
  /// `Channels.ORDERS.id`, by its parts.
  case name([String])
  /// A string resource that the code reads.
  case resource(String)
  case computed
}
