import { afterEach, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../config/config.ts'
import type { Platform } from './platform.ts'
import { BOARD, createHits, GERMAN, platformClient, requestEntity, VIEW } from './testing/platform-client.ts'
import { html, json } from './testing/scripted-platform.ts'

afterEach(() => void vi.useRealTimers())

describe('catalogue reads', () => {
  it('make one call for 1,000 concurrent shoppers and none while the answer is fresh', async () => {
    const { platform, client } = await platformClient(createHits(BOARD))
    const results = await Promise.all(Array.from({ length: 1000 }, () => client.products(VIEW, requestEntity('product'))))
    expect(new Set(results).size).toBe(1)
    await client.products(VIEW, requestEntity('product'))
    expect(platform.asked).toHaveLength(1)
  })

  it('keep store views apart', async () => {
    const { platform, client } = await platformClient(createHits(BOARD))
    await client.products(VIEW, requestEntity('product'))
    await client.products(GERMAN, requestEntity('product'))
    expect(platform.asked.map(({ url }) => url.split('/')[3])).toEqual(['timber', 'timber_de'])
  })

  it('return the last answer if the platform fails', async () => {
    const { platform, client, pass } = await platformClient(createHits(BOARD))
    await client.products(VIEW, requestEntity('product'))
    platform.behave(html(503))
    pass(3600)
    expect((await client.products(VIEW, requestEntity('product'))).items[0]?.sku).toBe('OAK')
  })

  it('throw if there is no last answer', async () => {
    const { client } = await platformClient(html(503))
    await expect(client.categories(VIEW, requestEntity('category'))).rejects.toMatchObject({ kind: 'unreachable' })
  })

  // LIMIT-7
  it.each<[string, (platform: Platform) => Promise<unknown>]>([
    ['products', (platform) => platform.products(VIEW, requestEntity('product'))],
    ['categories', (platform) => platform.categories(VIEW, requestEntity('category'))],
    ['the target of a path', (platform) => platform.resolveUrl(VIEW, 'decking')],
  ])('time out after 1,000 ms by default on an external platform: %s', async (_, read) => {
    const arrived = Promise.withResolvers<void>()
    const { platform: own } = readConfig({ PLATFORM_URL: 'https://platform.example' })
    const { client } = await platformClient(() => arrived.resolve(), { ...own, url: null })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const given = vi.fn()
    const outcome = read(client).catch(given)
    await arrived.promise
    await vi.advanceTimersByTimeAsync(999)
    expect(given).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    await outcome
    expect(given).toHaveBeenCalledWith(expect.objectContaining({ code: 'PLATFORM_TIMEOUT' }))
  })

  describe('with a partial answer of the engine', () => {
    const part = (...sources: readonly object[]) =>
      json({
        _shards: { failed: 1, failures: [{ reason: { type: 'shard_failure', reason: 'disk' } }] },
        hits: { total: sources.length, hits: sources.map((_source) => ({ _source })) },
      })
    const asListing = (onPartial = vi.fn()) => ({ onPartial })

    it('throw for callers that need the whole answer, because a missing item may exist', async () => {
      const { client } = await platformClient(part(BOARD))
      const reads = [
        client.products(VIEW, requestEntity('product')),
        client.categories(VIEW, requestEntity('category')),
        client.productNames(VIEW, requestEntity('product')),
      ]
      for (const read of reads) await expect(read).rejects.toMatchObject({ code: 'PLATFORM_PARTIAL', kind: 'unreachable' })
    })

    // SEARCH-28
    it('return a partial list, tell the caller and cache nothing', async () => {
      const { platform, client, log } = await platformClient(part(BOARD))
      const options = asListing()
      for (const asked of [1, 2]) {
        expect((await client.products(VIEW, requestEntity('product'), options)).items[0]?.sku).toBe('OAK')
        expect([platform.asked.length, options.onPartial.mock.calls.length]).toEqual([asked, asked])
      }
      expect(log.lines.filter(({ level }) => level === 'error')).toHaveLength(1)
    })

    it('throw even for a list if the partial answer is empty', async () => {
      const { client } = await platformClient(part())
      await expect(client.products(VIEW, requestEntity('product'), asListing())).rejects.toMatchObject({
        code: 'PLATFORM_PARTIAL',
      })
    })

    it('return the last complete answer instead', async () => {
      const { platform, client, pass } = await platformClient(createHits(BOARD, { ...BOARD, id: 8, sku: 'ASH' }))
      await client.products(VIEW, requestEntity('product'))
      platform.behave(part(BOARD))
      pass(36_000)
      const options = asListing()
      expect((await client.products(VIEW, requestEntity('product'), options)).items).toHaveLength(2)
      expect(options.onPartial).not.toHaveBeenCalled()
    })
  })

  it('are repeated after an invalidation by product, category or kind', async () => {
    const { platform, client, cache } = await platformClient(createHits(BOARD))
    for (const tag of ['P7', 'product']) {
      await client.products(VIEW, requestEntity('product'))
      cache.invalidate([tag])
    }
    await client.products(VIEW, requestEntity('product'))
    expect(platform.asked).toHaveLength(3)
  })

  it('continue for others when one caller aborts', async () => {
    const { platform, client } = await platformClient(createHits(BOARD))
    const caller = new AbortController()
    const leaving = client.products(VIEW, requestEntity('product'), { signal: caller.signal }).catch((error: Error) => error.name)
    const staying = client.products(VIEW, requestEntity('product'))
    caller.abort()
    expect(await leaving).toBe('AbortError')
    expect((await staying).total).toBe(1)
    expect(platform.asked).toHaveLength(1)
  })

  // SEARCH-9
  it('decode every kind of document', async () => {
    const { platform, client } = await platformClient(createHits({ id: 24, name: 'Skirting' }))
    expect((await client.categories(VIEW, requestEntity('category'))).items[0]?.id).toBe('24')
    platform.behave(createHits({ attribute_code: 'brand' }))
    expect((await client.attributes(VIEW, requestEntity('attribute'))).items[0]?.code).toBe('brand')
    platform.behave(createHits({ id: 1, rates: [] }))
    expect((await client.taxRules(VIEW, requestEntity('taxrule'))).items[0]?.id).toBe('1')
    platform.behave(createHits({ id: 5, product_id: 7 }))
    expect((await client.reviews(VIEW, requestEntity('review'))).items[0]?.productId).toBe('7')
    platform.behave(createHits({ node_id: 4, identifier: 'help' }))
    expect((await client.cmsHierarchy(VIEW, requestEntity('cms_hierarchy'))).items[0]?.id).toBe('4')
  })

  it('return only the active page and block with exactly the identifier', async () => {
    const { platform, client } = await platformClient(
      createHits({ id: 1, identifier: 'delivery-old' }, { id: 2, identifier: 'delivery' }),
    )
    expect((await client.cmsPage(VIEW, 'delivery', requestEntity('cms_page')))?.id).toBe('2')
    expect(await client.cmsPage(VIEW, 'del', requestEntity('cms_page'))).toBeNull()
    platform.behave(createHits({ id: 1, identifier: 'notice', active: false }))
    expect(await client.cmsBlock(VIEW, 'notice', requestEntity('cms_block'))).toBeNull()
  })
})
