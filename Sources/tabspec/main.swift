import TabspecTool

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

exit(Tabspec.run(LibcSystem.arguments, on: LibcSystem()))
