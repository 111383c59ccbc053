import Foundation
import TestPacing
import Testing

/// `pushwright emulator exec`: programs that know of no emulator.
@Suite(.serialized)
struct EmulatorExecTests {
  private func run(
    _ words: String..., environment: [String: String] = [:], options: [String] = [],
    in sandbox: borrowing Sandbox
  ) async throws -> Program.Output {
    try await Program.pushwright.run(
      ["emulator", "exec"] + options + ["--"] + words, in: sandbox.path("."),
      environment: sandbox.environment.merging(environment) { $1 })
  }

  private static let send =
    "-sS https://fcm.googleapis.com/v1/projects/demo/messages:send -H 'Authorization: Bearer x' "
    + "-H 'Content-Type: application/json' -w ' %{http_code} %{http_version}'"

  @Test(arguments: [("--http1.1", "1.1"), ("--http2", "2")])
  func `curl sends to FCM's own address, and reaches the emulator`(
    option: String, version: String
  ) async throws {
    let sandbox = try Sandbox()
    let output = try await run(
      "sh", "-c", "curl \(option) \(Self.send) -d '{\"message\":{\"topic\":\"news\"}}'", in: sandbox
    )
    #expect(
      output.standardOutput
        == "{\"name\":\"projects/demo/messages/0000000000000001\"} 200 \(version)")
    #expect(output.standardError == "pushwright: the local FCM accepted 1 message\n")
    #expect(output.status == 0)
  }

  @Test func `A connection that is cut ends for curl as one that the network cut`() async throws {
    let sandbox = try Sandbox()
    for option in ["--http1.1", "--http2"] {
      let body = "{\"message\":{\"topic\":\"behave-cut-before-answering\"}}"
      let output = try await run(
        "sh", "-c", "curl \(option) \(Self.send) -d '\(body)'", in: sandbox)
      // 18, 52: less came than was promised; 16, 92: HTTP/2 has failed; 56: it can't be read.
      #expect([16, 18, 52, 56, 92].contains(output.status), "\(output.status)")
      #expect(output.standardError.contains("accepted 1 message\n"))
    }
  }

  @Test func `Nothing else is reached, and it is said once for each host`() async throws {
    let sandbox = try Sandbox()
    let line = """
      for url in https://example.com/ https://example.com/a http://example.org/ \
      https://storage.googleapis.com/; do curl -sS -o answer $url 2>/dev/null; \
      printf '%s ' $?; done; cat answer
      """
    let output = try await run("sh", "-c", line, in: sandbox)
    // 56: the proxy says no.
    #expect(output.standardOutput.hasPrefix("56 56 0 56 "))
    #expect(output.standardOutput.contains("nothing reaches the network"))
    let remedy =
      ": the emulator connects to no other host. To let it through, add the host to NO_PROXY"
    #expect(
      output.standardError.split(separator: "\n") == [
        "pushwright: refused a connection to example.com:443\(remedy)",
        "pushwright: refused a connection to example.org:80\(remedy)",
        "pushwright: refused a connection to storage.googleapis.com:443\(remedy)",
        "pushwright: the local FCM accepted 0 messages",
      ])
  }

  @Test func `A name that a program makes up can't reach the terminal`() async throws {
    let sandbox = try Sandbox()
    let line = """
      port=${HTTPS_PROXY##*:}; printf 'CONNECT \\033]0;x\\007:443 HTTP/1.1\\r\\n\\r\\n' | \
      curl -sS telnet://127.0.0.1:$port
      """
    let output = try await run("sh", "-c", line, in: sandbox)
    #expect(output.standardOutput.hasPrefix("HTTP/1.1 403 Forbidden"))
    #expect(!output.standardError.contains("\u{1B}"))
    #expect(output.standardError.contains("refused a connection to"))
  }

  @Test func `Tokens, topics and the metadata server are there too`() async throws {
    let sandbox = try Sandbox()
    let line = """
      curl -sS https://oauth2.googleapis.com/token -d grant_type=x; echo; \
      curl -sS https://iid.googleapis.com/iid/v1:batchAdd -H 'Authorization: Bearer x' \
      -d '{"to":"/topics/news","registration_tokens":["a:1"]}'; echo; \
      curl -sS http://metadata.google.internal/computeMetadata/v1/project/project-id \
      -H 'Metadata-Flavor: Google'; echo; \
      curl -sS http://$GCE_METADATA_HOST/computeMetadata/v1/project/project-id \
      -H 'Metadata-Flavor: Google'; echo; \
      curl -sS -o x -w '%{http_code}' https://fcm.googleapis.com/batch -d x
      """
    let output = try await run("sh", "-c", line, options: ["--project-id", "shop"], in: sandbox)
    #expect(
      output.standardOutput == """
        {"error":"unsupported_grant_type","error_description":"Invalid grant_type: x"}
        {"results":[{}]}
        shop
        shop
        404
        """)
  }

  @Test func `The certificates are strict enough for the strictest client`() async throws {
    let sandbox = try Sandbox()
    let line = """
      openssl s_client -proxy ${HTTPS_PROXY#http://} -connect fcm.googleapis.com:443 -x509_strict \
      -CAfile $SSL_CERT_FILE -verify_return_error -verify_hostname fcm.googleapis.com -alpn h2 \
      </dev/null
      """
    let output = try await run("sh", "-c", line, in: sandbox)
    #expect(output.standardOutput.contains("Verify return code: 0 (ok)"))
    #expect(output.standardOutput.contains("ALPN protocol: h2"))
  }

  @Test func `The files of a run are its owner's alone, hold no key, and are gone after it`()
    async throws
  {
    let sandbox = try Sandbox()
    let line = """
      cd "${SSL_CERT_FILE%/*}" && pwd && stat -c '%a %n' . * && grep -l PRIVATE *
      """
    let output = try await run("sh", "-c", line, in: sandbox)
    let lines = output.standardOutput.split(separator: "\n").map(String.init)
    #expect(
      Array(lines.dropFirst()) == [
        "700 .", "600 authority.pem", "600 certificates.jks", "600 certificates.pem",
        "600 redirect.cjs", "600 service-account.json", "600 sitecustomize.py",
        // The made-up account's.
        "service-account.json",
      ])
    #expect(!FileManager.default.fileExists(atPath: try #require(lines.first)))
    #expect(sandbox.names(in: "tmp") == [])
  }

  private static let endings: [([String], Int32)] = [
    (["sh", "-c", "exit 42"], 42), (["sh", "-c", "kill -TERM $$"], 143),
    (["no-such-program"], 127), (["/etc/passwd"], 126),
  ]

  @Test(arguments: endings)
  func `The status is the command's`(words: [String], status: Int32) async throws {
    let sandbox = try Sandbox()
    let output = try await Program.pushwright.run(
      ["emulator", "exec", "--"] + words, in: sandbox.path("."), environment: sandbox.environment)
    #expect(output.status == status)
    #expect(sandbox.names(in: "tmp") == [])
  }

  @Test func `What the user ignores, the command ignores too`() async throws {
    let sandbox = try Sandbox()
    let output = try await Program(executable: "env").run(
      [
        "--default-signal", "--ignore-signal=HUP", Program.pushwright.executable, "emulator",
        "exec",
        "--", "sh", "-c", "kill -HUP $$; exit 4",
      ], in: sandbox.path("."), environment: sandbox.environment)
    #expect(output.status == 4)
  }

  @Test func `Its words, input and folder are the command's, options too`() async throws {
    let sandbox = try Sandbox()
    let output = try await Program.pushwright.run(
      ["emulator", "exec", "sh", "-c", "cat; pwd; echo \"$@\"", "sh", "--help", "--", "a b"],
      in: sandbox.path("home"), environment: sandbox.environment, input: "in\n")
    #expect(output.standardOutput == "in\n\(sandbox.path("home"))\n--help -- a b\n")
  }

  @Test func `A descriptor of the shell's reaches the command, and none of the emulator's does`()
    async throws
  {
    let sandbox = try Sandbox()
    try sandbox.write("from the shell", to: "file")
    // The process that runs the tests leaves some of its own open while it starts others.
    let line = """
      exec 7<file; for number in 3 4 5 6 8 9; do eval "exec $number>&-"; done
      list() { ls -l /proc/self/fd | grep -o -e 'socket:.*' -e 'anon_inode:.*' | sort; }
      list >before
      '\(Program.pushwright.executable)' emulator exec -- sh -c 'cat <&7; ls -l /proc/self/fd >descriptors'
      grep -o -e 'socket:.*' -e 'anon_inode:.*' descriptors | sort >after
      comm -13 before after | grep . || echo ' and no more'
      """
    let output = try await Program(executable: "sh").run(
      ["-c", line], in: sandbox.path("."), environment: sandbox.environment)
    #expect(output.standardOutput == "from the shell and no more\n")
  }

  @Test func `An option that it doesn't have is wrong usage, and not a program`() async throws {
    let sandbox = try Sandbox()
    let unknown = try await Program.pushwright.run(
      ["emulator", "exec", "--colour", "5", "--", "true"], in: sandbox.path("."),
      environment: sandbox.environment)
    #expect(unknown.status == 64)
    #expect(unknown.standardError.contains("exec has no option --colour"))
    let line = """
      for n in 1 2 3; do curl -sS -o answer https://fcm.googleapis.com/v1/projects/demo/messages:send \
      -H 'Authorization: Bearer x' -d '{"message":{"topic":"news"}}'; done
      curl -sS "$PUSHWRIGHT_EMULATOR/emulator/v1/messages?limit=1"
      """
    let kept = try await run("sh", "-c", line, options: ["--keep", "2"], in: sandbox)
    #expect(kept.status == 0)
    #expect(kept.standardOutput.hasPrefix(#"{"total":2,"#), "\(kept.standardOutput)")
  }

  @Test func `Without a command it says how to name one`() async throws {
    let sandbox = try Sandbox()
    for words in [[], ["--"]] {
      let output = try await Program.pushwright.run(
        ["emulator", "exec"] + words, in: sandbox.path("."), environment: sandbox.environment)
      #expect(output.status == 64)
      #expect(output.standardError.contains("pushwright emulator exec -- pytest"))
    }
  }

  @Test func `A signal reaches the command, whose end is ours`() async throws {
    let sandbox = try Sandbox()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "--default-signal", Program.pushwright.executable, "emulator", "exec", "--", "sh", "-c",
      "trap 'echo term; exit 5' TERM; echo >ready; while :; do sleep 0.05; done",
    ]
    process.currentDirectoryURL = sandbox.folder
    process.environment = sandbox.environment
    let log = URL(filePath: try sandbox.write("", to: "log"))
    process.standardOutput = try FileHandle(forWritingTo: log)
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    let (ends, ended) = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in ended.finish() }
    try process.run()
    let ready = sandbox.path("ready")
    _ = try await comesAbout { FileManager.default.fileExists(atPath: ready) }
    kill(process.processIdentifier, SIGTERM)
    for await _ in ends {}
    #expect(process.terminationStatus == 5)
    #expect(try sandbox.text("log") == "term\n")
    #expect(sandbox.names(in: "tmp") == [])
  }
}
