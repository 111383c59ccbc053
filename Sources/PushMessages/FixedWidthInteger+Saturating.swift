/// Sums and differences of numbers that a message, a file, a journal or a server chose.
///
/// Swift's own operators end the program where the result does not fit.
extension FixedWidthInteger where Self: SignedInteger {
  /// The sum, or the type's limit on that side.
  package func adding(saturating other: Self) -> Self {
    let (sum, isTooLarge) = addingReportingOverflow(other)
    return !isTooLarge ? sum : other < 0 ? .min : .max
  }

  /// The difference, or the type's limit on that side.
  package func subtracting(saturating other: Self) -> Self {
    let (difference, isTooLarge) = subtractingReportingOverflow(other)
    return !isTooLarge ? difference : other < 0 ? .max : .min
  }
}
