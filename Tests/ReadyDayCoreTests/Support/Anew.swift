/// A value made anew for each look at it: a ``Day`` of a test's case, since days are not sent between threads.
@propertyWrapper
struct Anew<Value>: Sendable {
  private let make: @Sendable () -> Value

  init(wrappedValue: @autoclosure @escaping @Sendable () -> Value) { make = wrappedValue }

  var wrappedValue: Value { make() }
}
