import fc from 'fast-check'

// A change that a property notices it notices early; one that it does not would run thousands of texts for each of two thousand changes.
fc.configureGlobal({ interruptAfterTimeLimit: 100, markInterruptAsFailure: false })
