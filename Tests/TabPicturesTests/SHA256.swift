import Foundation

func sha256InBase64(_ text: String) -> String {
  var message = Array(text.utf8)
  let bits = UInt64(message.count) * 8
  message.append(0x80)
  while message.count % 64 != 56 { message.append(0) }
  message += stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: bits >> $0) }
  var hash = primes.prefix(8).map { fraction($0.squareRoot()) }
  for start in stride(from: 0, to: message.count, by: 64) {
    compress(message[start..<start + 64], into: &hash)
  }
  let digest = hash.flatMap { word in
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
  }
  return Data(digest).base64EncodedString()
}

private func compress(_ block: ArraySlice<UInt8>, into hash: inout [UInt32]) {
  var words: [UInt32] = []
  for start in stride(from: block.startIndex, to: block.endIndex, by: 4) {
    words.append(block[start..<start + 4].reduce(0) { $0 << 8 | UInt32($1) })
  }
  for index in 16..<64 {
    let (old, new) = (words[index - 15], words[index - 2])
    let first = rotated(old, 7) ^ rotated(old, 18) ^ old >> 3
    let second = rotated(new, 17) ^ rotated(new, 19) ^ new >> 10
    words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
  }
  var state = hash
  for index in 0..<64 {
    let (a, e) = (state[0], state[4])
    let choice = e & state[5] ^ ~e & state[6]
    let majority = a & state[1] ^ a & state[2] ^ state[1] & state[2]
    let first =
      state[7] &+ (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) &+ choice
      &+ constants[index] &+ words[index]
    let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
    state = [first &+ second] + state[0..<3] + [state[3] &+ first] + state[4..<7]
  }
  for index in hash.indices { hash[index] &+= state[index] }
}

private func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
  word >> count | word << (32 - count)
}

private let primes = (2...311).filter { number in
  !(2..<number).contains { number.isMultiple(of: $0) }
}.map(Double.init)

private let constants = primes.map { fraction(cbrt($0)) }

/// The first 32 bits of a number's fractional part.
private func fraction(_ number: Double) -> UInt32 {
  UInt32((number - number.rounded(.down)) * 4_294_967_296)
}
