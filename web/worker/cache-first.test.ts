import { afterAll, describe, expect, it, vi } from 'vitest'
import type { StrategyHandler } from 'workbox-strategies'
import { CacheFirst } from './cache-first.ts'

// Workbox needs a worker's global object, and logs outside production.
vi.hoisted(() => {
  vi.stubGlobal('self', globalThis)
  vi.stubEnv('NODE_ENV', 'production')
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const KEPT = new Response('kept')
const FETCHED = new Response('fetched')

async function answerFrom(cacheMatch: () => Promise<Response | undefined>) {
  vi.useFakeTimers()
  try {
    const handler = { cacheMatch, fetchAndCachePut: async () => FETCHED } as Partial<StrategyHandler> as StrategyHandler
    const answer = new CacheFirst({ cacheName: 'shop-assets' })._handle(new Request('https://shop.example/assets/a.js'), handler)
    await vi.advanceTimersByTimeAsync(800)
    return await answer
  } finally {
    vi.useRealTimers()
  }
}

// CACHE-1, CACHE-11
describe('the cache-first strategy', () => {
  it('returns the cached file', async () => {
    expect(await answerFrom(async () => KEPT)).toBe(KEPT)
  })

  it.each<[string, () => Promise<Response | undefined>]>([
    ['has no cached file', async () => undefined],
    ['blocks storage', () => Promise.reject(new DOMException('denied', 'SecurityError'))],
    ['does not answer within 800 ms', () => new Promise(() => {})],
  ])('fetches the file if the device %s', async (_, cacheMatch) => {
    expect(await answerFrom(cacheMatch)).toBe(FETCHED)
  })
})
