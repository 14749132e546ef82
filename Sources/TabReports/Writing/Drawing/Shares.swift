/// Divides a width among things that stand side by side. Each gets what it would like, as long as
/// there is room; then the large ones give way, but none falls below what it needs unless the needs
/// alone are too much.
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
