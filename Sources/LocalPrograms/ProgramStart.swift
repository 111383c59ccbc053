internal import CProgramStart
internal import Glibc

/// The adapter to `posix_spawn`: words and variables as C strings.
enum ProgramStart {
  struct Failure: Error {
    /// Lower-case, without a full stop.
    var words: String

    init(number: Int32) {
      words =
        switch number {
        case ENOENT, ENOTDIR: "the program doesn't exist"
        case EACCES, EPERM: "it isn't executable"
        case ENOEXEC: "it isn't a program for this system, or a script whose first line lacks #!"
        case E2BIG: "its arguments are too long"
        case EINVAL: "an argument contains a NUL"
        case EAGAIN, ENOMEM, EMFILE, ENFILE: "the system has no room for another program"
        default: "error \(number)"
        }
    }
  }

  /// Starts a program whose standard input, output and error are these descriptors; gives its process id.
  static func start(
    _ program: LocalProgram, file: String, input: Int32, output: Int32, complaint: Int32
  ) throws(Failure) -> pid_t {
    let variables = program.environment.map { "\($0.key)=\($0.value)" }
    // A NUL would end a word early.
    guard !(program.words + variables).contains(where: { $0.utf8.contains(0) }) else {
      throw Failure(number: EINVAL)
    }
    var process: pid_t = 0
    let error = unsafe withCStrings(program.words) { words in
      unsafe withCStrings(variables) { variables in
        unsafe pushwright_start_program(
          &process, file, words, variables, program.directory, [input, output, complaint])
      }
    }
    guard error == 0 else { throw Failure(number: error) }
    return process
  }

  /// Starts a program in our place on the terminal; gives its process id.
  static func startAttached(
    _ words: [String], environment: [String: String], file: String, ignoring signals: [Int32],
    keeping descriptors: [Int32]
  ) throws(Failure) -> pid_t {
    let variables = environment.map { "\($0.key)=\($0.value)" }
    guard !(words + variables).contains(where: { $0.utf8.contains(0) }) else {
      throw Failure(number: EINVAL)
    }
    var process: pid_t = 0
    let error = unsafe withCStrings(words) { words in
      unsafe withCStrings(variables) { variables in
        unsafe pushwright_start_attached_program(
          &process, file, words, variables, signals, Int32(signals.count), descriptors,
          Int32(descriptors.count))
      }
    }
    guard error == 0 else { throw Failure(number: error) }
    return process
  }

  private static func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = unsafe texts.map { unsafe strdup($0) } + [nil]
    defer { for index in unsafe copies.indices { unsafe free(copies[index]) } }
    return unsafe body(copies)
  }
}
