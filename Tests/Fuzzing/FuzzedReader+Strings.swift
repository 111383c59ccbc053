import AppStrings
import StringResources

extension FuzzedReader {
  /// The string files of apps, and packs of them.
  static let stringFiles = [
    FuzzedReader("android-strings", endings: [".xml"], seeds: [StringSeeds.values]) { bytes in
      _ = AndroidValuesFile.reading(bytes)
      _ = AndroidValuesFile.reading(bytes, build: .aapt2, isStrict: true)
    },
    FuzzedReader("android-locales", seeds: StringSeeds.locales) { bytes in
      _ = AndroidLocaleConfigFile.reading(bytes)
      _ = AndroidManifestFile.reading(bytes)
    },
    FuzzedReader("apple-strings", endings: [".strings"], bytes: appleSeeds) { bytes in
      _ = AppleStringsFile.reading(bytes)
    },
    FuzzedReader("binary-list", bytes: [StringSeeds.binary]) { bytes in
      // The mark is always there, so that the fuzzer need not find it.
      let list = Array("bplist00".utf8) + bytes.dropFirst(8)
      _ = AppleStringsFile.reading(list)
      _ = AppleStringsdictFile.reading(list)
    },
    FuzzedReader("stringsdict", endings: [".stringsdict"], seeds: StringSeeds.plurals) { bytes in
      _ = AppleStringsdictFile.reading(bytes)
    },
    FuzzedReader("string-catalog", endings: [".xcstrings"], seeds: [StringSeeds.catalog]) { bytes in
      _ = StringCatalogue.reading(bytes).compiled()
      _ = StringCatalogue.managing(["a", "b"], manuallyIn: bytes)
    },
    FuzzedReader("values-directory", seeds: directories) { (name: String) in
      for build in [AndroidBuild.gradle, .aapt2] {
        _ = AndroidValuesDirectory(name: name, build: build)
        _ = AndroidConfiguration(directoryName: name, build: build)
        _ = AndroidConfiguration.problem(inDirectoryName: name, build: build)
      }
    },
    FuzzedReader("git-output", seeds: StringSeeds.git) { bytes in
      let blobs = GitRevision.entries(of: bytes).map { hash, path in
        GitRevision.Blob(hash: hash, path: String(decoding: path, as: UTF8.self))
      }
      _ = GitRevision.files(of: blobs, in: bytes)
      _ = GitRevision.files(of: [GitRevision.Blob(hash: "a", path: "a")], in: bytes)
    },
    FuzzedReader("pack", bytes: [StringSeeds.pack.bytes]) { bytes in
      guard let pack = try? StringsPack(bytes) else { return }
      Invariant.holds((try? StringsPack(pack.bytes)) == pack, "a pack is written as it was read")
    },
  ]

  private static let appleSeeds = StringSeeds.strings.map { Array($0.utf8) } + StringSeeds.encoded

  private static let directories = [
    "values", "values-fr-rCA", "values-b+sr+Latn", "values-mcc310-mnc004-sw600dp-land-v21",
    "values-zh-rTW-watch-xlarge-keysexposed-round",
  ]
}
