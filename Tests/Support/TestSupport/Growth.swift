import Foundation

/// Returns whether ten times as much takes less than thirty times as long: quadratic work takes a hundred times as long.
///
/// The processor's time of this thread is compared, which depends little on what else the machine does.
package func isLinear<Input>(
  from count: Int, _ input: (Int) throws -> Input, _ body: (Input) throws -> Void
) throws -> Bool {
  func seconds(_ input: Input) throws -> Double {
    let start = now
    try body(input)
    return now - start
  }
  let small = try input(count)
  let few = try min(seconds(small), seconds(small), seconds(small))
  let large = try input(10 * count)
  for _ in 0..<3 {
    if try seconds(large) < 30 * few { return true }
  }
  return false
}

private var now: Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
