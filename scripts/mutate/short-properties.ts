import fc from 'fast-check'

// A property notices a mutation early or never. Long runs would cost thousands of texts for each of two thousand mutations.
fc.configureGlobal({ interruptAfterTimeLimit: 100, markInterruptAsFailure: false })
