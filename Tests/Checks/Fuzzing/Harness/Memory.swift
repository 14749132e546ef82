/// Memory that is allocated from now on, as the address sanitizer counts it.
struct Memory {
  private let before: Int

  init() {
    _ = installed
    peakBytes = liveBytes
    before = liveBytes
  }

  /// The most bytes that were taken at one time since then.
  var peak: Int { peakBytes - before }
}

// The process has one thread that allocates.
nonisolated(unsafe) private var liveBytes = 0
nonisolated(unsafe) private var peakBytes = 0

private let installed = installHooks(
  { _, size in
    liveBytes += size
    if liveBytes > peakBytes { peakBytes = liveBytes }
  },
  { pointer in
    if let pointer { liveBytes -= allocatedSize(pointer) }
  })

@_silgen_name("__sanitizer_install_malloc_and_free_hooks")
private func installHooks(
  _ malloc: @convention(c) (UnsafeRawPointer?, Int) -> Void,
  _ free: @convention(c) (UnsafeRawPointer?) -> Void
) -> CInt

@_silgen_name("__sanitizer_get_allocated_size")
private func allocatedSize(_ pointer: UnsafeRawPointer) -> Int
