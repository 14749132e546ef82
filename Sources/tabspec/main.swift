import TabspecTool

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

let words = unsafe Arguments.values.map { unsafe LibcSystem.arguments(unsafe Arguments.count, $0) }
exit(Tabspec.run(words ?? [], on: LibcSystem()))
