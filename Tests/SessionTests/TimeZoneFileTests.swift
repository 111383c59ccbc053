import Foundation
import Testing

@testable import pushwright

struct TimeZoneFileTests {
  @Test func `A zone that is a pipe or a device is left out, and nothing else is`() throws {
    let folder = try TemporaryFolder()
    let result = unsafe mkfifo("\(folder.path)/pipe", 0o600)
    #expect(result == 0)
    try folder.write("TZif2", to: "Berlin")
    // As the system's own files look, of which some wait: /proc/kmsg.
    try folder.write("", to: "empty")
    let blocks = { TimeZoneFile.blocks($0, folder: folder.path) }
    for zone in [
      "pipe", ":pipe", "\(folder.path)/pipe", ":\(folder.path)/pipe", "/dev/zero", "empty",
    ] {
      #expect(blocks(zone), "\(zone)")
    }
    for zone in ["", ":", "Berlin", ":Berlin", "CET-1CEST,M3.5.0,M10.5.0/3", "UTC", "none/at/all"] {
      #expect(!blocks(zone), "\(zone)")
    }
  }
}
