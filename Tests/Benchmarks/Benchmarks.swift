import Resolver

/// Measures how long answers take, in a release build: `swift run -c release benchmarks`, with `lists` for lists, and with
/// `emulator` for the emulator.
@main
struct Benchmarks {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "list-server", let folder = arguments.last {
      return try await ListServer.run(folder: folder)
    }
    guard !arguments.contains("lists") else { return try await ListBenchmark.run() }
    guard !arguments.contains("emulator") else { return try await EmulatorBenchmark.run() }
    let app = SyntheticApp()
    let resolver = StringResolver(strings: app.strings)
    let android = Device(.android, locales: ["fr-CA"])
    let apple = Device(.apple, locales: ["fr-CA"])
    let withoutArguments = TextRequest(key: app.key(1))
    let withArguments = TextRequest(key: app.key(2), arguments: ["Alice", "3"])

    single("Android key", withoutArguments, android, resolver)
    single("Android key with arguments", withArguments, android, resolver)
    single("Apple key", withoutArguments, apple, resolver)
    single("Apple key with arguments", withArguments, apple, resolver)
    let devices = app.locales.flatMap {
      [Device(.android, locales: [$0]), Device(.apple, locales: [$0])]
    }
    report(
      "first matrix of 111 locales, 2 platforms, 2 texts",
      Measurement.median(of: 9) {
        matrix(devices, [withoutArguments, withArguments], StringResolver(strings: app.strings))
      })
    report(
      "the same again",
      Measurement.median(of: 51) {
        matrix(devices, [withoutArguments, withArguments], resolver)
      })
    var composer = ComposerBenchmark(app)
    composer.run(report: report)
    KeyPickerBenchmark().run()
  }

  private static func single(
    _ name: String, _ request: TextRequest, _ device: Device, _ resolver: StringResolver
  ) {
    let count = 2_000
    let time = Measurement.median(of: 101) {
      var shown = 0
      for _ in 0..<count where resolver.resolve(request, on: device).outcome.text != nil {
        shown += 1
      }
      precondition(shown == count)
    }
    report(name, time / count)
  }

  private static func matrix(
    _ devices: [Device], _ requests: [TextRequest], _ resolver: StringResolver
  ) {
    var shown = 0
    for device in devices {
      for request in requests where resolver.resolve(request, on: device).outcome.text != nil {
        shown += 1
      }
    }
    precondition(shown == devices.count * requests.count)
  }

  static func report(_ name: String, _ time: Duration) {
    let (seconds, attoseconds) = time.components
    let nanoseconds = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
    let rounded = (nanoseconds / 10).rounded() / 100
    print("\(name): \(rounded) µs")
  }
}
