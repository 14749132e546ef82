import Foundation
import TestTool
import TestTool
import Testing

@testable import TabModel
