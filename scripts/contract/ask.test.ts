import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../../bff/config/config.ts'
import { BOARD } from '../../bff/platform/testing/platform-client.ts'
import { refusingEngine } from '../../bff/platform/testing/refusing-engine.ts'
import { type Behaviour, json, scriptedPlatform } from '../../bff/platform/testing/scripted-platform.ts'
import { contentWith } from '../../test/kit/content.ts'
import { askPlatform } from './ask.ts'
import { openPlatform } from './platform.ts'
import { report } from './report.ts'

const config = readConfig(contentWith({ settings: { catalog: { facets: ['brand', 'grit', 'price'] } } }))

const MISSING = { type: 'index_not_found_exception', reason: 'no such index [timber_review]' }

const OAK = { ...BOARD, category_ids: [3] }
const TIMBER = {
  id: 3,
  parent_id: 2,
  level: 2,
  name: 'Timber',
  is_active: true,
  include_in_menu: 1,
  product_count: 4,
  url_key: 'timber',
}
const COUNTED = { counted: { buckets: [{ key: 'a', doc_count: 1 }] }, category_0: { doc_count: 4 } }

/** An index with one product in one department. */
const INDEX: Behaviour = (response, asked) => {
  const _source = asked.url.includes('/category/') ? TIMBER : OAK
  const aggregations = Object.fromEntries(Object.entries(COUNTED).filter(([name]) => asked.body.includes(`"${name}"`)))
  json({ hits: { total: 1, hits: [{ _source }] }, ...(asked.body.includes('"aggs"') && { aggregations }) })(response, asked)
}

const withoutCategories: Behaviour = (response, asked) =>
  (asked.url.includes('/category/') ? json({ hits: { total: 0, hits: [] } }) : INDEX)(response, asked)

async function ask(behaviour: Behaviour) {
  const { url, asked } = await scriptedPlatform(behaviour)
  const platform = openPlatform(url, 'timber', config)
  onTestFinished(() => platform.close())
  return { ...(await askPlatform(platform)), asked }
}

const readFindings = async (behaviour: Behaviour) =>
  new Map((await ask(behaviour)).findings.map(({ name, ...finding }) => [name, finding]))

/** The mappings that the report asks for. */
async function readMappings(behaviour: Behaviour) {
  const { lines } = report((await ask(behaviour)).findings, [], [])
  const start = lines.findIndex((line) => line.startsWith('Missing in the mapping'))
  return start < 0 ? [] : lines.slice(start + 1, lines.indexOf('', start)).map((line) => line.trim())
}

// DAY-1 to DAY-3
describe('contract report', () => {
  // RUN-49
  it('asks for no mapping of documents that the index does not have', async () => {
    const found = await readFindings(withoutCategories)
    expect(found.get('documents: category')).toMatchObject({ outcome: 'empty', reason: 'no category in the index' })
    expect(await readMappings(withoutCategories)).toEqual([])
  })

  it('lists refusals with reason, missing mapping and cost', async () => {
    const found = await readFindings(refusingEngine(['brand', 'grit', 'grit.keyword', 'id', 'final_price'], INDEX))
    expect(found.get('counts of grit')).toEqual({
      outcome: 'refused',
      reason: expect.stringContaining('fielddata=true on [grit]'),
      mapping: 'grit: keyword',
      cost: 'the facet grit',
    })
    expect(found.get('counts of brand')).toMatchObject({ outcome: 'refused', cost: expect.stringContaining('.keyword') })
    expect(found.get('the order of ids')).toMatchObject({ outcome: 'refused', mapping: 'id: long' })
    expect(found.get('a listing, PRICE_ASC')).toMatchObject({ outcome: 'refused', mapping: 'final_price: float' })
    expect(found.get('a listing, LATEST')).toEqual({ outcome: 'answered' })
    expect(found.get('ranges of final_price')).toMatchObject({ outcome: 'refused' })
  })

  it('is empty for an index with the right mapping', async () => {
    const found = await readFindings(INDEX)
    const searches = [...found].filter(([name]) => !['stock list', 'current prices', 'URL map'].includes(name))
    expect(searches.map(([, { outcome }]) => outcome)).toEqual(searches.map(() => 'answered'))
  })

  it('reports partial answers with their reason', async () => {
    const _shards = { failed: 1, failures: [{ reason: { type: 'shard_failure', reason: 'the disk' } }] }
    const found = await readFindings(json({ _shards, hits: { total: 1, hits: [{ _source: BOARD }] } }))
    expect(found.get('a listing, LATEST')).toMatchObject({
      outcome: 'partial',
      reason: '1 shards failed: shard_failure the disk',
    })
  })

  it('covers the queries of sitemaps and category counts', async () => {
    const { asked } = await ask(INDEX)
    const bodies = asked.map(({ body }) => body)
    expect(bodies.some((body) => body.includes('"search_after":["7"]'))).toBe(true)
    expect(bodies.some((body) => body.includes('"category_0"'))).toBe(true)
  })

  // ENGINE-5
  it('sends searches to the search engine that the shop asks directly, and the rest to the platform', async () => {
    const [platform, engine] = [await scriptedPlatform(INDEX), await scriptedPlatform(INDEX)]
    const opened = openPlatform(platform.url, 'timber', { ...config, platform: readConfig({ CATALOG_URL: engine.url }).platform })
    onTestFinished(() => opened.close())
    const { findings } = await askPlatform(opened)
    expect(findings.map(({ name }) => name)).toContain('stock list')
    expect(engine.asked.length).toBeGreaterThan(10)
    expect(engine.asked.filter(({ url }) => !/^\/timber_\w+\/_search\?/.test(url))).toEqual([])
    expect(platform.asked.filter(({ url }) => url.includes('/catalog/'))).toEqual([])
  })

  it('reports an index without documents as empty, by kind of document', async () => {
    const found = await readFindings(json({ hits: { total: 0, hits: [] } }))
    expect([...found.values()].filter(({ outcome }) => outcome === 'answered')).toEqual([])
    expect(found.get('documents: product')).toMatchObject({ outcome: 'empty', cost: 'the shop has no products' })
    expect(found.get('categories')).toMatchObject({ outcome: 'empty', cost: expect.stringContaining('503') })
    expect(found.get('listed products')).toMatchObject({ outcome: 'empty' })
  })

  it('reports counts of zero, and departments without products, as empty', async () => {
    const aggregations = { category_0: { doc_count: 0 } }
    const found = await readFindings((response, asked) =>
      asked.body.includes('"category_0"')
        ? json({ hits: { total: 1, hits: [] }, aggregations })(response, asked)
        : INDEX(response, asked),
    )
    expect(found.get('counts of categories')).toMatchObject({ outcome: 'empty', mapping: 'category_ids: long' })
    expect(found.get('departments')).toMatchObject({ outcome: 'empty', reason: '1 of 1 show no products: Timber (3)' })
  })

  it('asks for keyword mappings of ids that are words', async () => {
    const words = { ...BOARD, id: 'SalDistShop', category_ids: ['SalDist'] }
    const index = refusingEngine(['id'], json({ hits: { total: 1, hits: [{ _source: words }] } }))
    expect(await readMappings(index)).toContain('id: keyword')
    expect(await readMappings(index)).not.toContain('id: long')
    const zeros = refusingEngine(['id'], json({ hits: { total: 1, hits: [{ _source: { ...BOARD, id: '01931' } }] } }))
    expect(await readMappings(zeros)).toContain('id: keyword')
  })

  it('does not let .keyword stand in for the order of ids if the index has no such field', async () => {
    // An engine sorts by an unmapped field without a refusal, and counts nothing in it.
    const unmapped: Behaviour = (response, asked) => {
      const counted = { aggregations: { counted: { buckets: [] } } }
      json({ hits: { total: 1, hits: [{ _source: BOARD }] }, ...(asked.body.includes('"counted"') && counted) })(response, asked)
    }
    const found = await readFindings(refusingEngine(['id', 'brand'], unmapped))
    expect(found.get('the order of ids')).toMatchObject({ cost: expect.stringContaining('twice or never') })
    expect(found.get('counts of brand')).toMatchObject({ cost: 'the facet brand' })
  })

  it('reports a missing index once, without asking for its mappings', async () => {
    const missing = json({ code: 500, result: { root_cause: [MISSING], ...MISSING } }, 500)
    const without =
      (entity: string): Behaviour =>
      (response, asked) =>
        (asked.url.includes(`/${entity}/`) ? missing : INDEX)(response, asked)
    const found = await readFindings(without('review'))
    expect(found.get('documents: review')).toMatchObject({ outcome: 'missing', cost: 'reviews', isOptional: true })
    expect(found.has('reviews')).toBe(false)
    const products = await readFindings(without('product'))
    expect([...products].filter(([, { outcome }]) => outcome === 'missing').map(([name]) => name)).toEqual(['documents: product'])
    // They are counted among the products.
    expect(products.has('departments')).toBe(false)
    expect(await readMappings(without('product'))).toEqual([])
  })

  it('reports a product as not found if the index answers with another one', async () => {
    const another = { ...BOARD, sku: 'ASH' }
    const found = await readFindings((response, asked) =>
      (asked.body.includes('"terms":{"sku"') ? json({ hits: { total: 1, hits: [{ _source: another }] } }) : INDEX)(
        response,
        asked,
      ),
    )
    expect(found.get('a product by sku')).toMatchObject({ outcome: 'empty', mapping: 'sku: keyword' })
    expect(found.get('a product by path')).toEqual({ outcome: 'answered' })
  })
})
