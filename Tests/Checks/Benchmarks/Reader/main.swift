// Reads a file as JSON and prints the seconds that it took, without the time for the file itself.
import Foundation

let data = try Data(contentsOf: URL(filePath: CommandLine.arguments[1]))
let bytes = [UInt8](data)
let start = DispatchTime.now().uptimeNanoseconds
let document = try JSONReader.read(bytes)
let end = DispatchTime.now().uptimeNanoseconds
precondition(document.bytes.count == bytes.count)
print(Double(end - start) / 1e9)
