#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

extension EmulatorFailure {
  /// The system's number for "address already in use", which differs between systems.
  static var addressInUse: CInt { EADDRINUSE }
}
