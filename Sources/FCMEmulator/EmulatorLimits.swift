/// How much the emulator takes on: other programs of this machine can reach it.
struct EmulatorLimits: Sendable {
  /// Messages that it remembers; it counts all of them.
  var messages = 10_000
  /// Bytes of those messages.
  var messageBytes = 32 << 20
  /// Registrations whose topics it remembers.
  var registrations = 100_000
  /// Connections at a time; more wait until one ends.
  ///
  /// A client doesn't see that it waits: its request has left for the system's queue, and without an answer its outcome is
  /// unknown. So there are twice as many as a list has messages under way.
  var connections = Emulator.mostConnections
  /// Seconds without a request until it closes a connection.
  ///
  /// AsyncHTTPClient gives up its idle connections after 60 seconds. A server has to wait longer: a request on a
  /// connection that is just being closed has an unknown outcome.
  var idleSeconds: Int64 = 120
  /// Seconds for a whole request, from its head to the end of its body.
  var requestSeconds: Int64 = 60
  /// Requests to send that a project may make in a minute; `nil` for any number.
  var sendsPerMinute: Int?
  /// Bytes of all headers of a request.
  var headerBytes = 64 << 10

  static let standard = EmulatorLimits()

  /// Access tokens that it remembers to have issued.
  static let issuedTokens = 10_000
  /// Seconds that an answer takes at most.
  static let slowestAnswer = 3600
}
