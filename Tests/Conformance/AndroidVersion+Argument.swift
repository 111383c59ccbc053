import ArgumentParser
import VectorSupport

extension AndroidVersion: ExpressibleByArgument {}
