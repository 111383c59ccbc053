/// What a Node.js program loads before anything else: TLS connections to Google's hosts go to the emulator.
///
/// `http2.connect`, with which the Admin SDK sends lists, knows of no proxy.
enum NodeShim {
  static func text(port: Int) -> String {
    let hosts = GoogleHosts.names.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      // Made by `pushwright emulator exec` for one run.
      "use strict";
      const tls = require("node:tls");
      const hosts = new Set([\(hosts)]);
      const connect = tls.connect;

      tls.connect = function (...args) {
        const words = [...args];
        const callback = typeof words.at(-1) === "function" ? words.pop() : undefined;
        const options = {};
        if (typeof words[0] !== "object") {
          options.port = words[0];
          if (typeof words[1] === "string") options.host = words[1];
        }
        for (const word of words) {
          if (word !== null && typeof word === "object") Object.assign(options, word);
        }
        const host = String(options.host ?? "").toLowerCase().replace(/\\.$/, "");
        if (options.socket || options.path || Number(options.port) !== 443 || !hosts.has(host)) {
          return connect.apply(this, args);
        }
        const servername = options.servername || host;
        const redirected = { ...options, host: "127.0.0.1", port: \(port), servername };
        return connect.call(this, redirected, callback);
      };
      require("node:module").syncBuiltinESMExports();

      """
  }
}
