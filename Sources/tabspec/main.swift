import TabspecTool

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

let words = unsafe LibcSystem.arguments(CommandLine.argc, CommandLine.unsafeArgv)
exit(Tabspec.run(words, on: LibcSystem()))
