internal import CProgramStart
internal import Glibc

/// What a program reads or writes, as descriptors that close with this value; no other program inherits them.
@safe struct ProgramPipe: ~Copyable {
  /// Ours to read, without waiting; -1 if the program only reads.
  private let ours: Int32
  /// The program's end; -1 once it is given away.
  private(set) var theirs: Int32

  deinit {
    if ours >= 0 { _ = close(ours) }
    if theirs >= 0 { _ = close(theirs) }
  }

  /// A pipe that the program writes to.
  static func output() throws(ProgramStart.Failure) -> ProgramPipe {
    var ends: [Int32] = [-1, -1]
    let error = unsafe pushwright_open_pipe(&ends)
    guard error == 0 else { throw ProgramStart.Failure(number: error) }
    return ProgramPipe(ours: ends[0], theirs: ends[1])
  }

  /// Standard input with these bytes; a file and no pipe, because a program may end before it has read all.
  static func input(_ bytes: [UInt8]) throws(ProgramStart.Failure) -> ProgramPipe {
    let descriptor =
      bytes.isEmpty
      ? unsafe open("/dev/null", O_RDONLY | O_CLOEXEC)
      : pushwright_open_scratch()
    guard descriptor >= 0 else { throw ProgramStart.Failure(number: errno) }
    let pipe = ProgramPipe(ours: -1, theirs: descriptor)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
      guard count >= 0 || errno == EINTR else { throw ProgramStart.Failure(number: errno) }
      rest = rest.dropFirst(max(0, count))
    }
    _ = lseek(descriptor, 0, SEEK_SET)
    return pipe
  }

  /// The program has its end now: what is left of it closes with the program.
  mutating func giveAway() {
    if theirs >= 0 { _ = close(theirs) }
    theirs = -1
  }

  /// What `poll(2)` is asked; `isOpen` tells whether there may be more.
  func entry(isOpen: Bool) -> pollfd {
    pollfd(fd: isOpen ? ours : -1, events: Int16(POLLIN), revents: 0)
  }

  /// Appends what has come, at most a chunk, of which all beyond the limit is dropped; `false` at the end.
  func read(into bytes: inout [UInt8], limit: Int) -> Bool {
    var chunk = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe Glibc.read(ours, &chunk, chunk.count)
    guard count != 0 else { return false }
    guard count > 0 else { return errno == EAGAIN || errno == EINTR }
    bytes += chunk[..<min(count, max(0, limit - bytes.count))]
    return true
  }
}
