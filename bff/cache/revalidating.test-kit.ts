import { vi } from 'vitest'
import { type CacheableValue, createRevalidatingCache, type Lifetime } from './revalidating.ts'

const SECOND = 1000
export const LIFETIME: Lifetime = { freshSeconds: 60, staleWhileRevalidateSeconds: 600, staleIfErrorSeconds: 86_400 }

export const made = (value: string, more: Partial<CacheableValue<string>> = {}): CacheableValue<string> => ({
  value,
  tags: [],
  bytes: 10,
  retention: 'normal',
  ...more,
})

/** A cache with a clock of its own and no jitter. */
export function cacheAt(start = 1_000_000, { maxBytes = 10_000, random = (): number => 0.5 } = {}) {
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

/** A maker whose results the test hands out one by one. */
export function deferredMaker() {
  const pending: { resolve: (made: CacheableValue<string>) => void; reject: (error: Error) => void }[] = []
  const make = vi.fn(() => new Promise<CacheableValue<string>>((resolve, reject) => void pending.push({ resolve, reject })))
  return { make, pending }
}

export const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
