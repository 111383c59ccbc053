import PushMessages
import SimulatedDevices
import TextEncodings

/// Requests about the devices that the emulator plays.
struct DeviceRequests {
  let api: EmulatorAPI

  private var devices: EmulatedDevices { api.inbox.devices }

  /// `name` is encoded as in a path; `nil` for all devices.
  func answer(_ request: EmulatorRequest, name: String?) -> EmulatorAnswer {
    guard let name else {
      switch request.method {
      case "GET":
        return .value(
          EmulatorAnswer.object([
            (
              "devices",
              .list(devices.all.map { value($0, notices: api.inbox.notices(on: $0.name)) })
            )
          ]))
      case "POST": return add(request.body)
      default: return .notFoundHere("Devices are listed with GET and added with POST.")
      }
    }
    guard let name = PercentEncoding.decoding(name[...]), let device = devices[name] else {
      return .noSuchDevice("No device has this name.")
    }
    switch request.method {
    case "GET": return .value(value(device, notices: api.inbox.notices(on: device.name)))
    case "PATCH": return change(name, request.body)
    case "DELETE":
      _ = devices.remove(name)
      return .empty
    default:
      return .notFoundHere("A device is read with GET, changed with PATCH, removed with DELETE.")
    }
  }

  /// What is on its screen is up to the app's texts, which a record doesn't have: answers to changes leave it out.
  private func value(_ device: SimulatedDevice, notices: [Int]? = nil) -> JSONValue {
    device.value(waiting: devices.waiting(for: device.name), notices: notices)
  }

  private func add(_ body: [UInt8]) -> EmulatorAnswer {
    let device: SimulatedDevice
    do throws(DeviceChange.Failure) {
      device = try DeviceChange(body, releases: api.releases).device()
    } catch {
      return .wrong(error.sentence)
    }
    do throws(DeviceFleet.Failure) {
      try devices.add(device, at: api.clock.now)
    } catch {
      switch error {
      case .nameTaken: return .taken("There is already a device of this name.")
      case .registrationTaken: return .taken("Another device has this token or fid.")
      case .tooMany: return .wrong("There are \(DeviceFleet.mostDevices) devices already.")
      }
    }
    return .value(value(device))
  }

  private func change(_ name: String, _ body: [UInt8]) -> EmulatorAnswer {
    let change: DeviceChange
    do throws(DeviceChange.Failure) {
      change = try DeviceChange(body, releases: api.releases)
      try change.checkChange()
    } catch {
      return .wrong(error.sentence)
    }
    let changed = devices.change(name, at: api.clock.now) { device in
      // It was checked as a whole.
      try? change.apply(to: &device)
    }
    api.changes.fire()
    return changed.map { .value(value($0)) } ?? .notFoundHere("No device has this name.")
  }
}
