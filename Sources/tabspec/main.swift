import TabspecTool

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// A closure here would be of the main actor, and all of Swift's concurrency a part of the program.
let words = unsafe LibcSystem.arguments(Arguments.count, Arguments.values)
exit(Tabspec.run(words, on: LibcSystem()))
