#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs work that mostly waits, in parallel.
///
/// In threads: waiting for curl or for a program that prints a secret would block the few threads
/// that tasks share.
enum SideBySide {
  /// The results for `items`, in order; the first runs on the caller's thread.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ work: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    let others = items.dropFirst().map { item in
      let task = Task { work(item) }
      return (task, number: thread(of: task))
    }
    let first = items.first.map(work)
    return [first].compactMap(\.self)
      + others.map { task, number in
        if let number { pthread_join(number, nil) }
        return task.value ?? task.work()
      }
  }

  /// Nil if the system cannot create one.
  private static func thread(of task: AnyTask) -> pthread_t? {
    #if canImport(Darwin)
      var number: pthread_t?
    #else
      var number = pthread_t()
    #endif
    let argument = Unmanaged.passRetained(task)
    let trouble = pthread_create(
      &number, nil,
      { argument in
        run(argument)
        return nil
      }, argument.toOpaque())
    guard trouble != 0 else { return number }
    argument.release()
    return nil
  }
}

private func run(_ task: UnsafeMutableRawPointer?) {
  task.map { Unmanaged<AnyTask>.fromOpaque($0).takeRetainedValue().run() }
}

/// Written only by its thread, and read once that has ended.
private class AnyTask: @unchecked Sendable {
  func run() {}
}

private final class Task<Value: Sendable>: AnyTask, @unchecked Sendable {
  let work: @Sendable () -> Value
  private(set) var value: Value?

  init(_ work: @escaping @Sendable () -> Value) { self.work = work }

  override func run() { value = work() }
}
