import { gzipSync } from 'node:zlib'
import { describe, expect, inject, it } from 'vitest'
import type { CatalogIndexResponse } from '#schema/catalog-index.types.ts'
import { catalogProducts, isListed } from '../kit/catalog.ts'

/** Limit per thousand products, gzipped: phones download the index in the background. */
const MOST_BYTES = 300 * 1024

async function fetchIndex(query = ''): Promise<CatalogIndexResponse> {
  const answer = await fetch(`${inject('shop').url}/catalogue-index.json${query}`)
  return answer.json()
}

// CACHE-12
describe('catalogue index', () => {
  it('contains every listed product', async () => {
    const { changed, removed, since } = await fetchIndex()
    const listed = (await catalogProducts()).filter(isListed)
    expect(listed.length).toBeGreaterThan(600)
    expect(changed.map(({ sku }) => sku).sort()).toEqual(listed.map(({ sku }) => sku).sort())
    expect([removed, since]).toEqual([[], null])
  })

  it('takes at most 300 KB per thousand products, including variants', async () => {
    const answer = await fetchIndex()
    const variants = answer.changed.flatMap(({ variants = [] }) => variants)
    expect(variants.length).toBeGreaterThan(2000)
    const bytes = gzipSync(JSON.stringify(answer)).length
    expect((bytes / answer.changed.length) * 1000).toBeLessThanOrEqual(MOST_BYTES)
  })

  it('is empty for a device that has the current version', async () => {
    const { version } = await fetchIndex()
    expect(await fetchIndex(`?since=${version}`)).toMatchObject({ version, since: version, changed: [], removed: [] })
  })

  it('marks the products that are sold by telephone only', async () => {
    const { changed } = await fetchIndex()
    const listed = (await catalogProducts()).filter((product) => isListed(product) && product.phone_order_only === '1')
    expect(listed.length).toBeGreaterThan(0)
    const said = changed.filter(({ phoneOrderOnly }) => phoneOrderOnly).map(({ sku }) => sku)
    expect(said.sort()).toEqual(listed.map(({ sku }) => sku).sort())
  })

  it('has the same prices as the pages, with and without tax', async () => {
    const { changed } = await fetchIndex()
    const board = changed.find(({ sku }) => sku === 'OSB3-18')
    const page = await (await fetch(`${inject('shop').url}${board?.url}`)).text()
    expect(board?.price?.gross).toBeGreaterThan(board?.price?.net ?? 0)
    for (const minor of [board?.price?.net ?? 0, board?.price?.gross ?? 0]) expect(page).toContain(`£${(minor / 100).toFixed(2)}`)
  })
})
