#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the process was started with: how many texts, and where they are.
@safe enum Arguments {
  #if canImport(Glibc)
    nonisolated(unsafe) fileprivate(set) static var count: Int32 = 0
    nonisolated(unsafe) fileprivate(set) static var values:
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  #else
    static var count: Int32 { CommandLine.argc }
    static var values: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
      unsafe CommandLine.unsafeArgv
    }
  #endif
}

#if canImport(Glibc)
  /// Swift's library looks for the arguments in `/proc`, and for a folder of its own: without the
  /// one there are none, without the other the process ends before it has begun. The C library hands
  /// the arguments to this function, which it calls first of all.
  @section(".preinit_array") @used
  let beforeEverything:
    @convention(c) (
      Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    ) -> Void = { count, values, _ in
      unsafe Arguments.count = count
      unsafe Arguments.values = values
      if unsafe access("/proc/self/exe", F_OK) != 0 { unsafe setenv("SWIFT_ROOT", "/", 0) }
    }
#endif
