import Testing
import Workspace

/// A project file that others could have written.
struct FileOwnershipTests {
  private typealias Step = FileOwnership.Step

  private static let file = Step(.file, owner: 1000, mode: 0o644)
  private static let directory = Step(.directory, owner: 1000, mode: 0o755)

  @Test(
    arguments: [
      ([file, directory], nil),
      ([Step(.file, owner: 0, mode: 0o644), Step(.directory, owner: 0, mode: 0o755)], nil),
      ([file, Step(.directory, owner: 0, mode: 0o1777)], nil),
      ([Step(.file, owner: 1000, mode: 0o664), directory], nil),
      ([file, Step(.link, owner: 1000, mode: 0o777), directory], nil),
      ([Step(.file, owner: 1001, mode: 0o600), directory], "it belongs to user 1001"),
      ([file, Step(.link, owner: 1001, mode: 0o777)], "a link to it belongs to user 1001"),
      ([file, Step(.directory, owner: 1001, mode: 0o755)], "its directory belongs to user 1001"),
      ([Step(.file, owner: 1000, mode: 0o646)], "every user of this machine can change it"),
      (
        [file, Step(.directory, owner: 1000, mode: 0o777)],
        "every user of this machine can replace it"
      ),
    ] as [([FileOwnership.Step], String?)])
  func `A file is used where only its user and root could have written it`(
    steps: [FileOwnership.Step], objection: String?
  ) {
    let users = FileOwnership.trusted(user: 1000, environment: ["SUDO_UID": "1001"])
    #expect(FileOwnership(steps).objection(for: users) == objection)
  }

  @Test(
    arguments: [
      (0, "1001", [0, 1001]), (0, "", [0]), (0, "-1", [0]), (0, nil, [0]),
      (1000, "1001", [0, 1000]),
    ] as [(UInt32, String?, Set<UInt32>)])
  func `Behind sudo the caller's files count as one's own, and only there`(
    user: UInt32, sudo: String?, users: Set<UInt32>
  ) {
    let environment = sudo.map { ["SUDO_UID": $0] } ?? [:]
    #expect(FileOwnership.trusted(user: user, environment: environment) == users)
  }
}
