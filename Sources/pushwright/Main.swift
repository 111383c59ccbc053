import Foundation

/// Where the program begins: the main thread serves the main actor, and the terminal when it is watched.
@main
enum Main {
  static func main() {
    InheritedDescriptors.remember()
    CrashPrivacy.prepare()
    SystemLimits.check()
    TimeZoneFile.prepare()
    EarlySignals.hold()
    StandardDescriptors.prepare()
    Task { @MainActor in
      await Pushwright.run()
      exit(EXIT_SUCCESS)
    }
    MainLoop.shared.run()
  }
}
