import ArgumentParser
import Resolver
import SimulatedDevices

/// A simulated device on the command line: `name=pixel,platform=android,locale=fr-CA,topic=news`.
struct DeviceArgument: ExpressibleByArgument {
  let device: SimulatedDevice

  /// `nil` for a text that isn't one; ArgumentParser says so and shows the form.
  init?(argument: String) {
    var values: [String: [String]] = [:]
    for part in argument.split(separator: ",") {
      guard let equals = part.firstIndex(of: "=") else { return nil }
      let value = String(part[equals...].dropFirst())
      guard !value.isEmpty else { return nil }
      values[String(part[..<equals]), default: []].append(value)
    }
    let lists: Set = ["locale", "topic"]
    let single: Set = ["name", "platform", "token", "fid", "project", "release", "android-api"]
    guard values.keys.allSatisfy({ lists.contains($0) || single.contains($0) }),
      values.allSatisfy({ lists.contains($0.key) || $0.value.count == 1 }),
      let name = values["name"]?.first, name.wholeMatch(of: /[A-Za-z0-9._\-]{1,64}/) != nil,
      let platform = values["platform"]?.first.flatMap(Platform.init(rawValue:))
    else { return nil }
    var level = 34
    if let text = values["android-api"]?.first {
      guard let number = Int(text), (1...99).contains(number) else { return nil }
      level = number
    }
    device = SimulatedDevice(
      name, platform, token: values["token"]?.first ?? "emulated:\(name)",
      installation: values["fid"]?.first, project: values["project"]?.first,
      languages: values["locale"] ?? ["en-US"], androidAPILevel: level,
      release: values["release"]?.first, topics: Set(values["topic"] ?? []))
  }
}
