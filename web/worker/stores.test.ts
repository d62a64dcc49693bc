import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StrategyHandler } from 'workbox-strategies'
import { pages, pictures } from './stores.ts'

// Workbox needs a worker's global object, and logs outside production.
vi.hoisted(() => {
  vi.stubGlobal('self', globalThis)
  vi.stubEnv('NODE_ENV', 'production')
})
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const KEPT = new Response('kept')
const FETCHED = new Response('fetched')

/** The answer a page gets, or undefined if there is none after so many milliseconds. */
function askStore(fetchAndCachePut: () => Promise<Response>, kept: Response | null = KEPT) {
  const handler = { cacheMatch: async () => kept ?? undefined, fetchAndCachePut, waitUntil: (work: unknown) => work }
  let answer: Response | undefined
  pages._handle(new Request('https://shop.example/decking'), handler as Partial<StrategyHandler> as StrategyHandler).then(
    (response) => {
      answer = response
    },
    () => undefined,
  )
  return async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds)
    return answer
  }
}

// CACHE-10, LIMIT-7, SHOP-15
describe('pages (network first)', () => {
  it('returns the page from the network', async () => {
    expect(await askStore(async () => FETCHED)(0)).toBe(FETCHED)
  })

  it('returns the cached page if the network is gone', async () => {
    expect(await askStore(() => Promise.reject(new TypeError('Failed to fetch')))(0)).toBe(KEPT)
  })

  it('returns the cached page if the shop does not answer within 5,000 ms', async () => {
    const answerAfter = askStore(() => new Promise(() => {}))
    expect(await answerAfter(4999)).toBeUndefined()
    expect(await answerAfter(1)).toBe(KEPT)
  })

  it('waits for the network if no page is cached', async () => {
    const arriving = Promise.withResolvers<Response>()
    const answerAfter = askStore(() => arriving.promise, null)
    expect(await answerAfter(60_000)).toBeUndefined()
    arriving.resolve(FETCHED)
    expect(await answerAfter(0)).toBe(FETCHED)
  })
})

describe('pictures (cache first)', () => {
  /** The picture that is shown if the network is gone and the device has these. */
  async function findWithoutNetwork(...addresses: readonly string[]) {
    const kept = addresses.map((address) => new Request(address))
    vi.stubGlobal('caches', { open: async () => ({ keys: async () => kept, match: async () => KEPT }) })
    const request = new Request('https://shop.example/img/210x300/oak/front.png.avif')
    const [afterError] = pictures.plugins.flatMap(({ handlerDidError }) => handlerDidError ?? [])
    return afterError?.({ request, error: new TypeError('Failed to fetch'), event: expect.anything() })
  }

  // CACHE-21
  it('returns the picture in another size if the network is gone', async () => {
    expect(await findWithoutNetwork('https://shop.example/img/324x489/oak/front.png.avif')).toBe(KEPT)
  })

  // CACHE-26
  it('returns a blank picture if the network is gone and the device has none', async () => {
    expect((await findWithoutNetwork())?.headers.get('content-type')).toBe('image/svg+xml')
  })
})
