import { describe, expect, it } from 'vitest'
import type { CacheableValue } from '../entries.ts'
import { createInvalidations } from '../invalidation/invalidations.ts'
import { createCatalogCache } from './catalog.ts'

const quiet = { debug: () => {}, warn: () => {}, error: () => {} }

function createCache() {
  let time = 0
  const invalidations = createInvalidations()
  const settings = { maxBytes: 1000, freshSeconds: 45, invalidations, log: quiet, now: () => time, isRefreshedInBackground: true }
  const cache = createCatalogCache<string>(settings)
  const pass = (seconds: number) => {
    time += seconds * 1000
  }
  return { cache, invalidations, pass }
}

const cacheable = (value: string): CacheableValue<string> => ({ value, tags: [], bytes: 1, retention: 'normal' })

// URL-9
describe('catalogue cache', () => {
  it('lets a long read end, however many products change meanwhile', async () => {
    const { cache, invalidations, pass } = createCache()
    await cache.read('en', async () => cacheable('first'))
    const { promise, resolve } = Promise.withResolvers<CacheableValue<string>>()
    let reads = 0
    const readLong = () => {
      reads += 1
      return promise
    }
    for (let minute = 0; minute < 5; minute += 1) {
      invalidations.invalidate(['P1'])
      pass(61)
      expect(await cache.read('en', readLong)).toMatchObject({ value: 'first', state: 'stale' })
    }
    resolve(cacheable('second'))
    await expect.poll(async () => (await cache.read('en', async () => cacheable('third'))).value).not.toBe('first')
    expect(reads).toBe(1)
  })

  it('leaves the reads of other keys alone', async () => {
    const { cache, invalidations, pass } = createCache()
    const { promise, resolve } = Promise.withResolvers<CacheableValue<string>>()
    await cache.read('de', async () => cacheable('de'))
    const long = cache.read('en', () => promise)
    await Promise.resolve()
    invalidations.invalidate(['P1'])
    pass(61)
    await cache.read('de', async () => cacheable('de again'))
    resolve(cacheable('en'))
    await long
    pass(-61)
    expect(await cache.read('en', async () => cacheable('en again'))).toMatchObject({ value: 'en', state: 'hit' })
  })
})
