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
    // POSIX threads: those of Swift Concurrency take four milliseconds to end in a static
    // executable. This thread also runs the shares of threads that couldn't be started.
    let shares = (0..<threads).map { Share(first: $0, step: threads, count: count, body: body) }
    let started = shares.dropFirst().map { ($0, RunningThread($0)) }
    shares.first?.work()
    for (share, thread) in started {
      if let thread { thread.join() } else { share.work() }
    }
  }
}

@safe private struct RunningThread {
  private let handle: pthread_t

  /// Starts a thread; nil if that failed.
  init?(_ share: Share) {
    let argument = unsafe Unmanaged.passRetained(share)
    #if canImport(Darwin)
      var thread: pthread_t?
      let result = unsafe pthread_create(&thread, nil, runShare, argument.toOpaque())
      guard result == 0, let thread = unsafe thread else {
        unsafe argument.release()
        return nil
      }
      unsafe handle = thread
    #else
      var thread = pthread_t()
      guard unsafe pthread_create(&thread, nil, runShare, argument.toOpaque()) == 0 else {
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

private final class Share: Sendable {
  private let first: Int
  private let step: Int
  private let count: Int
  private let body: @Sendable (Int) -> Void

  init(first: Int, step: Int, count: Int, body: @escaping @Sendable (Int) -> Void) {
    self.first = first
    self.step = step
    self.count = count
    self.body = body
  }

  func work() {
    for index in stride(from: first, to: count, by: step) { body(index) }
  }
}

#if canImport(Darwin)
  private func runShare(_ share: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    unsafe Unmanaged<Share>.fromOpaque(share).takeRetainedValue().work()
    return nil
  }
#else
  private func runShare(_ share: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let share = unsafe share else { return nil }
    unsafe Unmanaged<Share>.fromOpaque(share).takeRetainedValue().work()
    return nil
  }
#endif
