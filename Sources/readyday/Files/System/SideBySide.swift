#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs work that mostly waits, in parallel.
enum SideBySide {
  /// What `work` makes of each of `items`, in their order; the first is done by the caller's own thread.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ work: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    let others = items.dropFirst().map { item in Thread { work(item) } }
    let first = items.first.map(work)
    return [first].compactMap(\.self) + others.map { $0.value() }
  }

  /// One piece of work on a thread of its own; by the caller's where the system gives none.
  private struct Thread<Value: Sendable> {
    private let task: Task<Value>
    private var number: pthread_t?

    init(_ work: @escaping @Sendable () -> Value) {
      task = Task(work)
      let argument = Unmanaged.passRetained(task as AnyTask)
      #if canImport(Darwin)
        var number: pthread_t?
        let trouble = pthread_create(&number, nil, runTask, argument.toOpaque())
      #else
        var number = pthread_t()
        let trouble = pthread_create(&number, nil, runTask, argument.toOpaque())
      #endif
      if trouble == 0 {
        self.number = number
      } else {
        argument.release()
      }
    }

    func value() -> Value {
      if let number { pthread_join(number, nil) }
      return task.value ?? task.work()
    }
  }
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

#if canImport(Darwin)
  private func runTask(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<AnyTask>.fromOpaque(argument).takeRetainedValue().run()
    return nil
  }
#else
  private func runTask(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    argument.map { Unmanaged<AnyTask>.fromOpaque($0).takeRetainedValue().run() }
    return nil
  }
#endif
