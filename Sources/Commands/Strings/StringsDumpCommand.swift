internal import AppStrings
public import ArgumentParser
internal import Drafts
internal import Resolver

/// `pushwright strings dump`: print what devices find for every key, locale by locale.
public struct StringsDumpCommand: AsyncParsableCommand {
  /// How `strings dump` prints.
  public enum Format: String, ExpressibleByArgument, CaseIterable, Sendable {
    case tsv
  }

  public static let configuration = CommandConfiguration(
    commandName: "dump",
    abstract: "Print the text that devices find for every key, locale by locale.",
    discussion: """
      Prints one line for each key: locale, key, directory and text, separated by tabs. Without \
      --locale, prints every locale that the app has, and some that show how others fall back.
      """)

  @Option(
    help: ArgumentHelp(
      """
      A device's language, such as fr-CA, or its whole list, such as "gsw-CH, de-CH"; repeat it \
      for several devices.
      """), completion: .locales)
  public var locale: [String] = []

  @Option(help: "android or apple. Default: Android if it has strings.")
  public var device: DeviceName?

  @Option(help: "The output format.")
  public var format: Format = .tsv

  @OptionGroup public var project: ProjectOptions

  public init() {}

  public func validate() throws {
    guard device != .web else {
      throw ValidationError("Browsers don't read the app's strings: name android or apple.")
    }
  }

  public func run() async throws {
    do throws(CommandFailure) {
      let project = try Project.checked(project)
      let strings = try await project.strings()
      try StandardOutput.write(try report(of: strings.localizations, in: project))
      try strings.checkCompleteness()
    } catch {
      throw error.narrated()
    }
  }

  private func report(
    of strings: AppLocalizations, in project: Project
  ) throws(CommandFailure) -> String {
    let platform: Platform = device?.platform ?? (strings.android == nil ? .apple : .android)
    if device == nil, platform == .android, strings.apple != nil {
      Narration.say("showing Android's texts: add --device apple for those of Apple devices")
    }
    let dump: StringsDump
    if platform == .android, let table = strings.android {
      dump = StringsDump(table)
    } else if platform == .apple, let table = strings.apple {
      dump = StringsDump(table)
    } else {
      let option = device.map { "--\($0.rawValue)" } ?? "--android or --apple"
      throw CommandFailure(
        .configuration, "no strings to print: name them with \(option)")
    }
    guard !locale.isEmpty else { return dump.text(locales: []) }
    var options = LocaleOptions()
    options.locale = locale
    let previewing = try project.previewing(strings, [], options)
    return dump.text(
      previewing.settings.locales.map { ($0.name, previewing.settings.device(platform, $0)) })
  }
}
