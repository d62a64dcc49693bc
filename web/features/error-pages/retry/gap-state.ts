import { createStore } from '../../../data/store.ts'
import type { RetryState } from './retrier.ts'

/** What the page knows of its gaps; null until the browser follows them. */
export const gapState = createStore<RetryState | null>(null)

/** Tries at once to fill the gaps of the page; nothing until the browser follows them. */
export const gapRetry: { now: () => void } = { now: () => undefined }
