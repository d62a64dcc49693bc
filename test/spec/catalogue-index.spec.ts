import { gzipSync } from 'node:zlib'
import { describe, expect, inject, it } from 'vitest'
import type { CatalogueIndexAnswer } from '#schema/catalogue-index.types.ts'
import { catalogueProducts, isListed } from '../kit/catalogue.ts'

/** A telephone fetches it in the background: gzip, of a thousand products. */
const MOST_BYTES = 300 * 1024

async function index(query = ''): Promise<CatalogueIndexAnswer> {
  const answer = await fetch(`${inject('shop').url}/catalogue-index.json${query}`)
  return answer.json()
}

// CACHE-12
describe('the catalogue that devices keep', () => {
  it('is every listed product', async () => {
    const { changed, removed, since } = await index()
    const listed = (await catalogueProducts()).filter(isListed)
    expect(listed.length).toBeGreaterThan(600)
    expect(changed.map(({ sku }) => sku).sort()).toEqual(listed.map(({ sku }) => sku).sort())
    expect([removed, since]).toEqual([[], null])
  })

  it('takes at most 300 KB of every thousand products, their variants included', async () => {
    const answer = await index()
    const variants = answer.changed.flatMap(({ variants = [] }) => variants)
    expect(variants.length).toBeGreaterThan(2000)
    const bytes = gzipSync(JSON.stringify(answer)).length
    expect((bytes / answer.changed.length) * 1000).toBeLessThanOrEqual(MOST_BYTES)
  })

  it('is nothing new for a device that has it', async () => {
    const { version } = await index()
    expect(await index(`?since=${version}`)).toMatchObject({ version, since: version, changed: [], removed: [] })
  })

  it('says of the same products as the shop that they are sold by telephone', async () => {
    const { changed } = await index()
    const listed = (await catalogueProducts()).filter((product) => isListed(product) && product.phone_order_only === '1')
    expect(listed.length).toBeGreaterThan(0)
    const said = changed.filter(({ phoneOrderOnly }) => phoneOrderOnly).map(({ sku }) => sku)
    expect(said.sort()).toEqual(listed.map(({ sku }) => sku).sort())
  })

  it('costs what the pages say, with and without tax', async () => {
    const { changed } = await index()
    const board = changed.find(({ sku }) => sku === 'OSB3-18')
    const page = await (await fetch(`${inject('shop').url}${board?.url}`)).text()
    expect(board?.price?.gross).toBeGreaterThan(board?.price?.net ?? 0)
    for (const minor of [board?.price?.net ?? 0, board?.price?.gross ?? 0]) expect(page).toContain(`£${(minor / 100).toFixed(2)}`)
  })
})
