import CalendarTime
public import FCMClient
import PushMessages
import SimulatedDevices

/// What came to an emulator, in its order: a head, and a line of JSON for each request.
public struct EmulatorRecord: Sendable {
  static let mark = "pushwright_record"
  static let version = 1

  /// What an emulator was when its record began.
  public struct Head: Hashable, Sendable {
    /// In seconds since 1970, by the time of day.
    var time: Int
    /// The project of requests that name none.
    public var project: ProjectID
    /// Requests to send that a project may make in a minute.
    var quota: Int?
    /// Whether it went on from an export.
    public var isImported: Bool
    /// The projects that exist; `nil` for any.
    var projects: Set<ProjectID>?
    /// The releases that devices may have; `nil` for any.
    var releases: [String]? = nil
    var devices: [SimulatedDevice]
  }

  public let head: Head
  /// In their order.
  public let exchanges: [RecordedExchange]

  /// Reads a file; the last line may be cut, as after a power failure.
  public init(_ bytes: [UInt8]) throws(EmulatorSnapshot.Failure) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // After the last line feed is nothing, or a line that wasn't finished.
    let rest = lines.popLast() ?? []
    guard let first = lines.first, let node = try? JSONNode(strict: Array(first)),
      case .number(let version)? = node[Self.mark]?.kind
    else { throw EmulatorSnapshot.Failure(line: 1, "the file isn't a record of the emulator") }
    guard version == "\(Self.version)" else {
      throw EmulatorSnapshot.Failure(
        line: 1,
        "the record has version \(version), this Pushwright reads \(Self.version): update it")
    }
    head = try Head(try SnapshotFields(node, line: 1))
    var exchanges: [RecordedExchange] = []
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      let fields = try SnapshotFields(try? JSONNode(strict: Array(line)), line: index + 1)
      exchanges.append(try RecordedExchange(fields))
    }
    isCut = !rest.isEmpty
    self.exchanges = exchanges
  }

  /// Whether the last line wasn't written whole; it isn't among ``exchanges``.
  public let isCut: Bool
}

extension EmulatorRecord.Head {
  /// The first line of a record.
  var value: JSONValue {
    var members: [(String, JSONValue)] = [
      (EmulatorRecord.mark, .number("\(EmulatorRecord.version)")),
      ("time", .string(Timestamp(secondsSince1970: time).description)),
      ("project", .string("\(project)")),
    ]
    if let quota { members.append(("quota", .number("\(quota)"))) }
    if isImported { members.append(("imported", .boolean(true))) }
    if let projects {
      members.append(("projects", .list(projects.map { "\($0)" }.sorted().map { .string($0) })))
    }
    if let releases { members.append(("releases", .list(releases.map { .string($0) }))) }
    members.append(("devices", .list(devices.map { EmulatorAnswer.object($0.settings) })))
    return EmulatorAnswer.object(members)
  }

  init(_ fields: SnapshotFields) throws(EmulatorSnapshot.Failure) {
    time = try fields.time("time")
    project = try fields.project("project")
    quota = try fields.numberIfAny("quota")
    isImported = try fields.flag("imported")
    if fields["projects"] != nil {
      projects = Set(try fields.texts("projects").compactMap { ProjectID($0) })
    }
    if fields["releases"] != nil { releases = try fields.texts("releases") }
    devices = []
    for node in fields["devices"]?.elements ?? [] {
      do throws(DeviceChange.Failure) {
        devices.append(try DeviceChange(node).device())
      } catch {
        throw fields.failure("a device isn't as a record has it: \(error.sentence)")
      }
    }
  }
}
