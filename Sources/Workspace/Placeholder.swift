internal import TOMLKit
