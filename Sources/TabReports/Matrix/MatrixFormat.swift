/// A way to write a matrix.
package typealias MatrixFormat = OutputFormat<Matrix>
