internal import LocalFiles

/// What is mounted, as Linux tells it in `mountinfo`; empty on other systems.
struct MountTable: Sendable {
  /// Types of file systems on other machines' disks, where SQLite's locks do not hold.
  private static let remoteTypes: Set<Substring> = [
    "nfs", "nfs4", "cifs", "smb3", "smbfs", "afs", "ceph", "fuse.sshfs", "fuse.glusterfs",
  ]

  /// By `MAJOR:MINOR` of the device.
  private var types: [Substring: Substring] = [:]

  /// Reads lines such as `36 35 98:0 / /mnt rw,noatime master:1 - ext4 /dev/sda1 rw`.
  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard fields.count > 2, let dash = fields.firstIndex(of: "-"), dash + 1 < fields.count else {
        continue
      }
      types[fields[2]] = fields[dash + 1]
    }
  }

  static var system: MountTable {
    let bytes = try? LocalFile.bytes("/proc/self/mountinfo", as: .kernel)
    return MountTable(bytes.map { String(decoding: $0, as: UTF8.self) } ?? "")
  }

  func isRemote(_ directory: String) -> Bool {
    FileStatus(unfollowed: directory).map { isRemote(device: $0.identity.device) } ?? false
  }

  /// Takes a device's number apart as glibc's `gnu_dev_major` and `gnu_dev_minor` do.
  func isRemote(device: UInt64) -> Bool {
    let major = (device >> 8) & 0xFFF | (device >> 32) & ~0xFFF
    let minor = device & 0xFF | (device >> 12) & 0xFFFF_FF00
    return types["\(major):\(minor)"].map(Self.remoteTypes.contains) ?? false
  }
}
