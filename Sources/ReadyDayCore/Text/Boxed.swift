/// A large value behind a reference, cheap to copy; copies share it until one of them is set.
@propertyWrapper
public struct Boxed<Value: Sendable>: Sendable {
  private final class Storage: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  public var wrappedValue: Value {
    get { storage.value }
    set { storage = Storage(newValue) }
  }
}

extension Boxed: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { storage.value.hash(into: &hasher) }
}

extension Boxed: Equatable where Value: Equatable {
  public static func == (a: Boxed, b: Boxed) -> Bool {
    a.storage === b.storage || a.storage.value == b.storage.value
  }
}
