public import ArgumentParser

/// How `strings dump` prints.
public enum DumpFormat: String, ExpressibleByArgument, CaseIterable, Sendable {
  case tsv
}
