/// What a file is read for, and how large such a file may be.
///
/// One table holds every limit, so that no reader invents its own and the documentation can name them.
public struct FilePurpose: Hashable, Sendable {
  /// With its article, as it ends a sentence: `a draft`.
  public var name: String
  /// The most bytes that are read.
  public var limit: Int
  /// Whether no link of a repository or a project may lead out of it to such a file: its author would choose which of the
  /// user's files is shown, and in which report.
  var staysInProject: Bool { self == .draft || self == .notes || self == .googleServices }

  public init(_ name: String, limit: Int) {
    self.name = name
    self.limit = limit
  }

  private static let megabyte = 1_000_000

  /// A message in whatever form; FCM takes 4 kB, broken and generated ones are longer.
  public static let draft = FilePurpose("a draft", limit: 4 * megabyte)
  /// What lies beside a draft as `NAME.pushwright.json`.
  public static let notes = FilePurpose("notes beside a draft", limit: 4 * megabyte)
  /// The marks of one reviewer: five thousand of them have 1 MB.
  public static let reviews = FilePurpose("a file of review marks", limit: 2 * megabyte)
  /// What people have answered on a page: a card each, with its note.
  public static let answers = FilePurpose("a file of answers", limit: 8 * megabyte)
  public static let projectFile = FilePurpose("a project file", limit: megabyte)
  public static let userConfiguration = FilePurpose("a user configuration", limit: megabyte)
  public static let theme = FilePurpose("a theme", limit: megabyte)
  /// A key file has 2.4 kB; files with a token to exchange are of the same order.
  public static let credentials = FilePurpose("a credentials file", limit: megabyte / 10)
  /// A file that holds a registration token for the target field.
  public static let token = FilePurpose("a token", limit: megabyte / 10)
  /// A program of the project that prints a token, and the files that it is given.
  public static let tokenProgram = FilePurpose("a program", limit: 512 * megabyte)
  /// Registrations, one a line: some hundred thousand tokens.
  public static let registrations = FilePurpose("a list of registrations", limit: 64 * megabyte)
  /// Recipients of a message, read part by part: forty million tokens.
  public static let recipients = FilePurpose("a list of recipients", limit: 8000 * megabyte)
  /// What Firebase gives an Android app.
  public static let googleServices = FilePurpose("a google-services.json", limit: megabyte)
  /// Certificates to trust: those of a whole system have 250 kB.
  public static let certificates = FilePurpose("a file of certificates", limit: 16 * megabyte)
  /// Findings that `lint` accepts.
  public static let baseline = FilePurpose("a lint baseline", limit: 16 * megabyte)
  /// One string file of an app: the largest catalogs known have 20 MB.
  public static let strings = FilePurpose("a string file", limit: 64 * megabyte)
  /// Code, a build script or a resource of an app; longer code is generated.
  public static let appSource = FilePurpose("a source file of an app", limit: 4 * megabyte)
  /// The strings of a whole app in one file: eight times those of Firefox for Android in 111 languages.
  public static let pack = FilePurpose("a pack of strings", limit: 128 * megabyte)
  /// What Pushwright itself keeps in its state directory: a draft, twice, in JSON.
  public static let state = FilePurpose("a file of Pushwright's state", limit: 64 * megabyte)
  /// What an emulator knew: its limits of messages, deliveries and devices have less than half of it.
  public static let emulatorExport = FilePurpose("an export of the emulator", limit: 256 * megabyte)
  /// The requests of an emulator with their answers, a line each.
  public static let emulatorRecord = FilePurpose("a record of the emulator", limit: 256 * megabyte)
  /// The record of what project files may do.
  public static let permissions = FilePurpose("a record of permissions", limit: megabyte)
  /// Settings of a git repository, without those that they include.
  public static let repositorySettings =
    FilePurpose("the settings of a repository", limit: megabyte)
  /// A file of git's that says where something else is.
  public static let repositoryPath = FilePurpose("a path in a repository", limit: megabyte / 10)
  /// What the kernel tells under `/proc`, where every file has the size 0.
  public static let kernel = FilePurpose("a file of the kernel", limit: 4 * megabyte)

  /// Every purpose above.
  public static let all: [FilePurpose] = [
    draft, notes, reviews, answers, projectFile, userConfiguration, theme, credentials, token,
    tokenProgram,
    registrations, recipients, googleServices, certificates, baseline, strings, appSource, pack,
    state, emulatorExport, emulatorRecord,
    permissions,
    repositorySettings,
    repositoryPath, kernel,
  ]

  /// `4 MB`, `100 kB`.
  public var limitText: String {
    limit >= Self.megabyte
      ? "\(limit / Self.megabyte) MB" : limit >= 1000 ? "\(limit / 1000) kB" : "\(limit) bytes"
  }
}
