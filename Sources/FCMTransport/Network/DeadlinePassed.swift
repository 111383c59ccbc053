/// The operation took longer than its ``Deadline``.
struct DeadlinePassed: Error {}
