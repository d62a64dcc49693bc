import { vi } from 'vitest'
import type { CacheableValue, Lifetime } from './entries.ts'
import { createRevalidatingCache } from './revalidating.ts'

const SECOND = 1000
export const LIFETIME: Lifetime = { freshSeconds: 60, staleWhileRevalidateSeconds: 600, staleIfErrorSeconds: 86_400 }

export const fetchResult = (value: string, more: Partial<CacheableValue<string>> = {}): CacheableValue<string> => ({
  value,
  tags: [],
  bytes: 10,
  retention: 'normal',
  ...more,
})

/** Creates a cache with its own clock and without jitter. */
export function createCache(start = 1_000_000, { maxBytes = 10_000, random = (): number => 0.5 } = {}) {
  let time = start
  const log = { debug: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const cache = createRevalidatingCache<string>({ maxBytes, log, now: () => time, random })
  return {
    cache,
    log,
    pass: (seconds: number) => {
      time += seconds * SECOND
    },
  }
}

/** A fetch that the test resolves call by call. */
export function createDeferredFetch() {
  const pending: { resolve: (fetched: CacheableValue<string>) => void; reject: (error: Error) => void }[] = []
  const fetch = vi.fn(() => new Promise<CacheableValue<string>>((resolve, reject) => void pending.push({ resolve, reject })))
  return { fetch, pending }
}

export const flush = () => new Promise<void>((resolve) => setImmediate(resolve))
