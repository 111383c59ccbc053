/// The program's version, for `--version` and for reports that name the tool.
public enum ProgramVersion {
  public static let current = "0.1.0"
}
