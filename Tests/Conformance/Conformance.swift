import ArgumentParser
import Foundation
import VectorSupport

/// Compares the resolver and the readers with recorded outputs of the platforms' own tools.
@main
struct Conformance: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conformance",
    abstract: "Compares what Pushwright answers with recorded outputs of Android and iOS.",
    discussion: """
      FILE holds rows of columns between tabs; lines that begin with # are comments. Compared are:

        android-locale     chosen_dir_android14; with --android-version 10, chosen_dir_android10
        android-format     android; with --android-version 15, the next column where it has a value
        android-strings    the strict result, and the result with --legacy
        android-strings-agp
                           the results of Gradle and of aapt2, without the words of an error
        android-qualifier  config_android14 and bcp47_locale
        ios-locale         expected_ios_chain, expected_ios_choice and the search list of CFBundle
        ios-locale-fuzz    expected_ios_chain
        ios-format         ios_push_UNFormatLocalizedString
        ios-strings        result, without the words of an error

      Prints each row that differs, and last how many rows passed and failed. A row that is known \
      to be wrong itself is said to be so with the reason, and passes.

      Exit codes: 0 all passed, 1 some failed, 64 wrong usage, 66 no such file.
      """)

  @Argument(help: "What the files are about.")
  var kind: VectorKind

  @Argument(help: "Files of recorded rows.", completion: .file(extensions: ["tsv"]))
  var file: [String]

  @Option(help: "The version whose column is compared: 10 and 15 where the file has one.")
  var androidVersion = AndroidVersion.android14

  func validate() throws {
    guard kind.versions.contains(androidVersion) else {
      throw ValidationError("\(kind.rawValue) has no column for Android \(androidVersion.rawValue)")
    }
  }

  func run() throws {
    var (passed, failed) = (0, 0)
    for path in file {
      guard let vectors = try? VectorFile(contentsOf: URL(filePath: path)) else {
        FileHandle.standardError.write(Data("\(path): can't be read\n".utf8))
        throw ExitCode(66)
      }
      let report = kind.report(on: vectors.rows, version: androidVersion)
      for mismatch in report.mismatches { print("\(path): \(mismatch)") }
      for deviation in report.deviations { print("\(path): \(deviation)") }
      passed += report.passed
      failed += report.failed
    }
    print("\(passed) passed, \(failed) failed")
    if failed > 0 { throw ExitCode(1) }
  }
}
