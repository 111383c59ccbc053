import Foundation
import Testing

/// A program that a repository's own files and settings name, and that leaves a mark when it is run.
struct HostileRepository: CustomTestStringConvertible, Sendable {
  var testDescription: String
  /// Lines of `.git/config`; `@` stands for the program.
  var settings = ""
  /// Other files, relative to the work tree, with `@` again.
  var files: [String: String] = [:]
  /// Whether a string file of the revision is missing, as in a partial clone.
  var lacksObject = false
  /// Whether the last commit carries a signature.
  var isSigned = false
  /// A command of git that does run the program, which shows that it is planted well; `nil` if that needs a terminal or
  /// a server.
  var trigger: [String]?

  private static let attributes = "*.xml filter=e diff=e\n*.strings filter=e diff=e\n"
  private static let hash = ["hash-object", "app/res/values/a.xml"]
  private static let promisor = """
    [core]
    repositoryformatversion = 1
    [extensions]
    partialClone = origin
    [remote "origin"]
    promisor = true
    partialclonefilter = blob:none

    """

  static let all: [HostileRepository] = [
    HostileRepository(
      testDescription: "a clean filter", settings: "[filter \"e\"]\nclean = @\nrequired = true\n",
      files: [".gitattributes": attributes], trigger: hash),
    HostileRepository(
      testDescription: "a filter process", settings: "[filter \"e\"]\nprocess = @\nsmudge = @\n",
      files: [".gitattributes": attributes], trigger: hash),
    HostileRepository(
      testDescription: "a filter with a name of its own",
      settings: "[filter \"e = .x \\\"y\"]\nclean = @\n[filter \"e\"]\nclean = @\n",
      files: [".git/info/attributes": attributes], trigger: hash),
    HostileRepository(
      testDescription: "two filters whose names are the same letters in other bytes",
      settings: "[filter \"\u{E9}\"]\nclean = @\n[filter \"e\u{301}\"]\nclean = @\n",
      files: [
        ".git/info/attributes":
          "app/res/values/a.xml filter=\u{E9}\nios/en.lproj/* filter=e\u{301}\n"
      ], trigger: hash),
    HostileRepository(
      testDescription: "a filter in an included file", settings: "[include]\npath = more\n",
      files: [".git/more": "[filter \"e\"]\nclean = @\n", ".gitattributes": attributes],
      trigger: hash),
    HostileRepository(
      testDescription: "a filter in the settings of the work tree",
      settings: "[core]\nrepositoryformatversion = 1\n[extensions]\nworktreeConfig = true\n",
      files: [
        ".git/config.worktree": "[filter \"e\"]\nclean = @\n[core]\nfsmonitor = @\n",
        ".gitattributes": attributes,
      ], trigger: hash),
    HostileRepository(
      testDescription: "a program for signatures",
      settings: "[log]\nshowSignature = true\n[gpg]\nprogram = @\n[gpg \"ssh\"]\nprogram = @\n",
      isSigned: true, trigger: ["log", "-1"]),
    HostileRepository(
      testDescription: "a partial clone's upload-pack",
      settings: promisor + "url = .\nuploadpack = @\n", lacksObject: true,
      trigger: ["show", "v1:app/res/values/a.xml"]),
    HostileRepository(
      testDescription: "a partial clone from a program",
      settings: promisor + "url = ext::@\n[protocol]\nallow = always\n[protocol \"ext\"]\n"
        + "allow = always\n", lacksObject: true, trigger: ["show", "v1:app/res/values/a.xml"]),
    HostileRepository(
      testDescription: "a partial clone over ssh",
      settings: promisor + "url = ssh://example.com/a\n[core]\nsshCommand = @\n",
      lacksObject: true, trigger: ["show", "v1:app/res/values/a.xml"]),
    HostileRepository(
      testDescription: "a file system monitor", settings: "[core]\nfsmonitor = @\n",
      trigger: ["status"]),
    HostileRepository(
      testDescription: "hooks",
      files: Dictionary(
        uniqueKeysWithValues: ["post-index-change", "post-checkout", "fsmonitor-watchman"].map {
          (".git/hooks/\($0)", "#!/bin/sh\nexec @\n")
        }), trigger: ["checkout", "--quiet", "-b", "other"]),
    HostileRepository(
      testDescription: "hooks elsewhere", settings: "[core]\nhooksPath = hooks\n",
      files: [
        "hooks/post-index-change": "#!/bin/sh\nexec @\n",
        "hooks/post-checkout": "#!/bin/sh\nexec @\n",
      ], trigger: ["checkout", "--quiet", "-b", "other"]),
    HostileRepository(
      testDescription: "an external diff", settings: "[diff]\nexternal = @\n", trigger: ["diff"]),
    HostileRepository(
      testDescription: "a text conversion",
      settings: "[diff \"e\"]\ntextconv = @\ncommand = @\n",
      files: [".gitattributes": attributes], trigger: ["diff"]),
    HostileRepository(
      testDescription: "pagers and editors",
      settings: "[core]\npager = @\neditor = @\naskPass = @\n[pager]\nshow = @\nlog = @\n"
        + "rev-list = @\nls-tree = @\nls-files = @\nconfig = @\n[sequence]\neditor = @\n"),
    HostileRepository(
      testDescription: "helpers for credentials and connections",
      settings: "[credential]\nhelper = !@\n[core]\nsshCommand = @\ngitProxy = @\n",
      trigger: ["ls-remote", "ssh://example.com/a"]),
    HostileRepository(
      testDescription: "aliases",
      settings: "[alias]\n"
        + ["x", "rev-parse", "rev-list", "ls-tree", "ls-files", "cat-file", "config"]
        .map { "\($0) = !@\n" }.joined(), trigger: ["x"]),
    HostileRepository(
      testDescription: "references of alternates",
      settings: "[core]\nalternateRefsCommand = @\n[uploadpack]\npackObjectsHook = @\n",
      files: [".git/objects/info/alternates": "../../.git/objects\n"]),
  ]
}
