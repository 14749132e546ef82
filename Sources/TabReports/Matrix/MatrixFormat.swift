package typealias MatrixFormat = OutputFormat<Matrix>
