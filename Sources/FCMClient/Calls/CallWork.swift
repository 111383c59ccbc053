/// Something that takes one call or several, one after the other, such as the pages of a list.
public protocol CallWork: Hashable, Sendable {
  associatedtype Product: Hashable, Sendable

  /// The next call.
  var call: APICall { get }

  /// Takes the answer to ``call``; nothing of the work changes with a failure, so that the call can be made again.
  mutating func take(_ answer: APIAnswer) -> CallStep<Product>
}
