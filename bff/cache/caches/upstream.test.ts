import { describe, expect, it, vi } from 'vitest'
import { createUpstreamCache } from './upstream.ts'

const quiet = { debug: () => {}, warn: () => {}, error: () => {} }
const CONFIG = { upstreamBytes: 100_000, upstreamFreshSeconds: 60 }
const tags = () => []

describe('cache of platform responses', () => {
  it('recognises a request whatever the order of its keys', async () => {
    const cache = createUpstreamCache(CONFIG, quiet)
    const fetch = vi.fn(async () => ['oak'])
    await cache.read({ call: 'search', size: 8, from: 0 }, fetch, { tags })
    expect(await cache.read({ from: 0, size: 8, call: 'search' }, fetch, { tags })).toEqual({ value: ['oak'], state: 'hit' })
  })

  it('sends one request to the platform for 1,000 concurrent reads', async () => {
    const cache = createUpstreamCache(CONFIG, quiet)
    const fetch = vi.fn(async () => 'oak')
    const reads = await Promise.all(Array.from({ length: 1000 }, () => cache.read({ call: 'x' }, fetch, { tags })))
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(reads.filter(({ state }) => state === 'coalesced')).toHaveLength(999)
  })

  it.each([[null], [undefined], [[]]])('caches the response %j like any other', async (answer) => {
    const cache = createUpstreamCache(CONFIG, quiet)
    const fetch = vi.fn(async () => answer)
    await cache.read({ call: 'x' }, fetch, { tags })
    expect(await cache.read({ call: 'x' }, fetch, { tags })).toEqual({ value: answer, state: 'hit' })
  })

  it('fetches a missing value again within a minute', async () => {
    let time = 0
    const cache = createUpstreamCache(CONFIG, quiet, { now: () => time })
    const options = { tags, isNegative: (page: string | null) => page === null }
    await cache.read<string | null>({ call: 'url map' }, async () => null, options)
    time += 30_000
    expect(await cache.read<string | null>({ call: 'url map' }, async () => 'page', options)).toEqual({
      value: 'page',
      state: 'miss',
    })
  })

  it('invalidates responses by tag', async () => {
    const cache = createUpstreamCache(CONFIG, quiet)
    const options = { tags: (id: string) => [`P${id}`] }
    await cache.read({ call: 'x' }, async () => '93', options)
    expect(cache.invalidate(['P93'])).toBe(1)
    expect(await cache.read({ call: 'x' }, async () => '94', options)).toEqual({ value: '94', state: 'miss' })
  })
})
