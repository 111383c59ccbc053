import Testing

@testable import SendJournal

/// Which disks are another machine's.
struct MountTableTests {
  private static let table = MountTable(
    """
    22 1 254:0 / / rw,relatime shared:1 - ext4 /dev/vda rw
    40 22 0:45 / /home rw,relatime shared:9 master:2 - nfs4 server:/home rw,vers=4.2
    41 22 0:70000 / /media/a\\040b rw - cifs //server/share rw
    broken line
    """)

  @Test(arguments: [
    (UInt64(254) << 8, false), (45, true), (46, false), (0x1110_0070, true),
  ])
  func `A network disk is known by its device`(device: UInt64, isRemote: Bool) {
    #expect(Self.table.isRemote(device: device) == isRemote)
  }

  @Test func `The folder for temporary files is on this machine`() throws {
    #expect(!MountTable.system.isRemote(try TemporaryFolder().path))
    #expect(!MountTable.system.isRemote("/there/is/no/such/folder"))
  }
}
