import ArgumentParser
import VectorSupport

extension VectorKind: ExpressibleByArgument {}
