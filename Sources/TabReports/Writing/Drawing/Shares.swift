/// Divides a width. Large shares shrink first, but not below their need unless the needs exceed the
/// width.
package func shares(of width: Int, wanted: [Int], needed: [Int]) -> [Int] {
  var shares = wanted
  var room = width
  var reserved = needed.reduce(0, +)
  let order = wanted.indices.sorted { (wanted[$0], $0) < (wanted[$1], $1) }
  for (served, index) in order.enumerated() {
    reserved -= needed[index]
    let fair = min(room / (order.count - served), room - reserved)
    shares[index] = min(wanted[index], max(needed[index], fair))
    room -= shares[index]
  }
  return shares
}
