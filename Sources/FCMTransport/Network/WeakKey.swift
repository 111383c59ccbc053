/// The other side's certificate has a key that can be broken.
struct WeakKey: Error {}
