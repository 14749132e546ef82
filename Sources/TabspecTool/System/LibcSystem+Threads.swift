import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension LibcSystem {
  private static let fewestForThreads = 16
  /// More threads would compete for the disk.
  private static let mostThreads = 8

  package func concurrently(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    let cores = Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    let threads = count < Self.fewestForThreads ? 1 : max(1, min(cores, Self.mostThreads))
    let work = Work(count, body)
    // POSIX threads: those of Swift Concurrency take four milliseconds to end in a static
    // executable. This thread also does the work of threads that couldn't be started.
    let started = (1..<threads).compactMap { _ in RunningThread(work) }
    work.run()
    for thread in started { thread.join() }
  }
}

@safe private struct RunningThread {
  private let handle: pthread_t

  /// Starts a thread; nil if that failed.
  init?(_ work: Work) {
    let argument = unsafe Unmanaged.passRetained(work)
    #if canImport(Darwin)
      var thread: pthread_t?
      let result = unsafe pthread_create(&thread, nil, { unsafe runWork($0) }, argument.toOpaque())
      guard result == 0, let thread = unsafe thread else {
        unsafe argument.release()
        return nil
      }
      unsafe handle = thread
    #else
      var thread = pthread_t()
      let result = unsafe pthread_create(
        &thread, nil, { unsafe runWork($0) }, argument.toOpaque())
      guard result == 0 else {
        unsafe argument.release()
        return nil
      }
      handle = thread
    #endif
  }

  func join() {
    #if canImport(Darwin)
      unsafe pthread_join(handle, nil)
    #else
      pthread_join(handle, nil)
    #endif
  }
}

private final class Work: Sendable {
  private let next = Atomic(0)
  private let count: Int
  private let body: @Sendable (Int) -> Void

  init(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.body = body
  }

  func run() {
    while true {
      let index = next.add(1, ordering: .relaxed).oldValue
      if index >= count { return }
      body(index)
    }
  }
}

/// Darwin's pointer is not optional.
private func runWork(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let work = unsafe work else { return nil }
  unsafe Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run()
  return nil
}
