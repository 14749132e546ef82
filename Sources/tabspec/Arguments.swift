#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The arguments of the process as C strings.
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
  /// Stores the arguments before `main`. Swift's library reads them from `/proc` and looks for its
  /// own folder there; without either it returns none or ends the process. The C library passes the
  /// arguments to this function first.
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
