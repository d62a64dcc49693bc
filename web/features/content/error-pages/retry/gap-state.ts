import { createStore } from '../../../../data/store.ts'
import type { RetryState } from './retrier.ts'

/** Null until the browser retries. */
export const gapState = createStore<RetryState | null>(null)

/** Retries the page's gaps at once; does nothing until the browser retries. */
export const gapRetry: { now: () => void } = { now: () => undefined }
