import LocalPrograms
import Testing

struct ExecutableSearchTests {
  @Test func `A program is found in the folders of PATH in their order`() {
    #expect(ExecutableSearch(path: "/nowhere:/usr/bin:/bin").file(of: "sh") == "/usr/bin/sh")
    #expect(ExecutableSearch(path: nil).file(of: "sh") != nil)
    #expect(ExecutableSearch(path: "").file(of: "sh") == nil)
    #expect(ExecutableSearch(path: "/usr/bin").file(of: "/opt/x") == "/opt/x")
  }

  @Test(arguments: [".", "", "bin", "./bin", ":", "..:"])
  func `The working directory is never searched`(path: String) {
    // As a stranger's repository with a program of the name of one of ours.
    #expect(ExecutableSearch(path: path).file(of: "sh") == nil)
  }

  @Test func `A directory and a file that can't be run are no programs`() {
    #expect(ExecutableSearch(path: "/usr").file(of: "bin") == nil)
    #expect(ExecutableSearch(path: "/etc").file(of: "passwd") == nil)
  }
}
