import Foundation
import StringResources

func esc(_ s: String) -> String { var o = ""; for u in s.unicodeScalars { switch u { case "\n": o += "\\n"; case "\t": o += "\\t"; case "\r": o += "\\r"; case "\"": o += "\\\""; case "\\": o += "\\\\"; default: if u.value < 0x20 || u.value == 0x7f || (0x80...0x9f).contains(u.value) || u.value == 0xFEFF || u.value == 0x2028 || u.value == 0x2029 { o += "\\u{" + String(u.value, radix: 16, uppercase: true) + "}" } else { o.unicodeScalars.append(u) } } }; return "\"" + o + "\"" }
let args = CommandLine.arguments
if args[1] == "bench" {
  for p in args.dropFirst(2) {
    let b = [UInt8](try! Data(contentsOf: URL(filePath: p)))
    let c = ContinuousClock()
    var n = 0
    var best = Duration.seconds(10)
    for _ in 0..<20 {
      let t = c.measure { n = p.hasSuffix("xml") ? AndroidValuesFile.reading(b).resources.count : AppleStringsFile.reading(b).entries.count }
      best = min(best, t)
    }
    print(p, b.count, n, best)
  }
} else if args[1] == "apple" {
  for p in args.dropFirst(2) {
    let f = AppleStringsFile.reading([UInt8](try! Data(contentsOf: URL(filePath: p))))
    if f.problems.contains(where: { $0.severity == .error }) { print("\(p)\tERROR \(f.problems.map { "\($0.line):\($0.column ?? 0) \($0.sentence)" })"); continue }
    var d: [String: String] = [:]
    for e in f.entries { d[e.key] = e.text.map(esc) ?? "nil" }
    print("\(p)\tOK {" + d.keys.sorted().map { esc($0) + ": " + d[$0]! }.joined(separator: ", ") + "}" + (f.problems.isEmpty ? "" : "  WARN"))
  }
} else if args[1] == "dirs" {
  while let line = readLine() {
    let c = AndroidConfiguration(directoryName: line)
    print("\(line)\t\(c?.directoryName ?? "INVALID")\t\(c?.localeTag ?? "")\t\(AndroidConfiguration.problem(inDirectoryName: line) ?? "")")
  }
} else {
  for p in args.dropFirst(2) {
    let f = AndroidValuesFile.reading([UInt8](try! Data(contentsOf: URL(filePath: p))))
    if f.problems.contains(where: { $0.severity == .error }) { print("\(p)\tERROR \(f.problems.map { "\($0.line):\($0.column ?? 0) \($0.sentence)" })"); continue }
    print("\(p)\tOK " + f.resources.map { "\($0.kind) \($0.name) \($0.product ?? "-") \($0.value)" }.joined(separator: "|"))
  }
}
