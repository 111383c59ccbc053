/// Thrown into the server where a connection was cut on purpose.
struct ConnectionCut: Error {}
