import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { fetchDocuments } from '../api/api.test-kit.ts'
import { buildApi } from '../api/app.ts'
import { readSchema } from '../engine/index/mapping.ts'
import { layOutShoppers } from '../store/shoppers/database.ts'
import { PREFIX, TARGETS } from './catalog-indices.ts'
import { CATALOG, createCatalog, openSearch, readSkus, recordConsole } from './cluster-search.test-kit.ts'
import { fakeCluster } from './fake-cluster.test-kit.ts'

let lines: string[] = []
beforeEach(() => {
  lines = recordConsole()
})
afterEach(() => void vi.restoreAllMocks())

// ENGINE-1
describe('loading a catalogue into a search engine', () => {
  it('creates an index with the platform’s mappings for each entity and store view, and loads all documents', async () => {
    const cluster = await fakeCluster()
    await openSearch(cluster, createCatalog().catalog)
    expect(cluster.indices.size).toBe(TARGETS.length)
    const [[name, products] = []] = [...cluster.indices].filter(([index]) => index.endsWith('_default_product'))
    expect(name).toMatch(/^heartwood_sandbox_[0-9a-f]{12}_default_product$/)
    expect(products?.mappings).toEqual(readSchema('product'))
    expect([...(products?.documents ?? [])].map(([id, { sku }]) => [id, sku])).toEqual([
      ['7', 'OAK'],
      ['8', 'ASH'],
    ])
    expect(lines).toEqual([`4 documents loaded into the search engine at http://${cluster.host}.`])
  })

  it('leads the platform’s names to its indices', async () => {
    const cluster = await fakeCluster()
    await openSearch(cluster, createCatalog().catalog)
    const named = [...cluster.indices].filter(([, { aliases }]) => aliases.has('vue_storefront_catalog_de_product'))
    expect(named.map(([, { documents }]) => [...documents.values()])).toEqual([
      [expect.objectContaining({ name: 'Eichenbrett' })],
    ])
  })

  it.each(['vue_storefront_catalog_product', 'vue_storefront_catalog_de_review'])(
    'leaves indices that are not its own alone, and the platform’s names with them: %s',
    async (taken) => {
      const cluster = await fakeCluster()
      const document = { sku: 'MERCHANT' }
      cluster.indices.set(taken, { mappings: {}, meta: undefined, documents: new Map([['1', document]]), aliases: new Set() })
      const engine = await openSearch(cluster, createCatalog().catalog)
      expect(cluster.indices.get(taken)?.documents.get('1')).toBe(document)
      expect([...cluster.indices.values()].flatMap(({ aliases }) => [...aliases])).toEqual([])
      expect(await readSkus(engine)).toEqual(['OAK', 'ASH'])
      expect(lines.at(-1)).toContain("has indices of the platform's names already")
    },
  )

  it('loads many documents in several requests of less than 5 MB', async () => {
    const cluster = await fakeCluster()
    const text = 'x'.repeat(1_500_000)
    await openSearch(
      cluster,
      createCatalog(
        fetchDocuments(
          'product',
          [1, 2, 3, 4].map((id) => ({ id, text })),
        ),
      ).catalog,
    )
    const sizes = cluster.received('_bulk').map(({ body }) => body.length)
    expect(sizes).toHaveLength(2)
    expect(Math.max(...sizes)).toBeLessThan(5_000_000)
  })

  it('leaves out documents that the search engine refuses, and logs how many with an example', async () => {
    const cluster = await fakeCluster()
    await openSearch(cluster, createCatalog([...CATALOG, ...fetchDocuments('review', [{ id: 3, refused: true }])]).catalog)
    expect(lines[0]).toContain('4 documents loaded')
    expect(lines[1]).toMatch(/^It refused 1 documents, such as heartwood_sandbox_\w+_default_review 3: failed to parse$/)
  })
})

// ENGINE-2
describe('a catalogue in a search engine', () => {
  it('is loaded once: a second start with the same data only checks that it exists', async () => {
    const cluster = await fakeCluster()
    await openSearch(cluster, createCatalog().catalog)
    const before = cluster.received('_bulk').length
    await openSearch(cluster, createCatalog().catalog)
    expect(cluster.received('_bulk')).toHaveLength(before)
    expect(lines.at(-1)).toBe(`The search engine at http://${cluster.host} has this catalogue already.`)
  })

  it('is loaded again if the first load broke off', async () => {
    const cluster = await fakeCluster()
    cluster.answerWith(({ path, body }) =>
      path.endsWith('_bulk') && body.includes('Eichenbrett') ? cluster.failure(400, 'broken') : null,
    )
    await expect(openSearch(cluster, createCatalog().catalog)).rejects.toThrow('refuses the catalogue')
    cluster.answerWith(() => null)
    const engine = await openSearch(cluster, createCatalog().catalog)
    expect(await readSkus(engine)).toEqual(['OAK', 'ASH'])
    expect(cluster.indices.size).toBe(TARGETS.length)
  })

  it('follows a catalogue that another process replaces, answers with the earlier one meanwhile, and deletes that then', async () => {
    const cluster = await fakeCluster()
    const { catalog, replace } = createCatalog()
    const engine = await openSearch(cluster, catalog)
    const [first] = cluster.indices.keys()
    const loading = Promise.withResolvers<void>()
    cluster.answerWith(({ path, body }) => {
      if (!path.endsWith('_bulk') || !body.includes('ELM')) return null
      loading.resolve()
      return cluster.failure(503, 'no_master')
    })
    replace(fetchDocuments('product', [{ id: 9, sku: 'ELM' }]))
    await loading.promise
    expect(await readSkus(engine)).toEqual(['OAK', 'ASH'])
    cluster.answerWith(() => null)
    await expect.poll(() => readSkus(engine)).toEqual(['ELM'])
    await expect.poll(() => cluster.indices.size).toBe(TARGETS.length)
    expect(cluster.indices.has(first ?? '')).toBe(false)
    const named = [...cluster.indices.values()].filter(({ aliases }) => aliases.has('vue_storefront_catalog_product'))
    expect(named.map(({ documents }) => [...documents.keys()])).toEqual([['9']])
  })

  it('is loaded again if the search engine has lost it', async () => {
    const cluster = await fakeCluster()
    const engine = await openSearch(cluster, createCatalog().catalog)
    cluster.indices.clear()
    await expect(readSkus(engine)).rejects.toMatchObject({ isIndexMissing: true })
    await expect.poll(() => readSkus(engine).catch(() => [])).toEqual(['OAK', 'ASH'])
  })

  it('is never a mixture of two catalogues if one is replaced during the load', async () => {
    const cluster = await fakeCluster()
    const { catalog, replace } = createCatalog()
    let isReplaced = false
    cluster.answerWith(({ path }) => {
      if (path.endsWith('_default_product/_bulk') && !isReplaced) {
        isReplaced = true
        replace(fetchDocuments('category', [{ id: 1, name: 'Only' }]))
      }
      return null
    })
    const engine = await openSearch(cluster, catalog)
    expect(await readSkus(engine)).toEqual([])
    expect(cluster.indices.size).toBe(TARGETS.length)
  })
})

// ENGINE-3
describe('searches of a sandbox with a search engine', () => {
  async function sandbox() {
    const cluster = await fakeCluster()
    const { catalog } = createCatalog()
    const search = await openSearch(cluster, catalog)
    const shoppers = layOutShoppers(new DatabaseSync(':memory:'))
    const app = buildApi({ catalog, shoppers, pictures: async () => null, search })
    onTestFinished(() => app.close())
    const post = async (url: string, payload: object) => {
      const { statusCode, json } = await app.inject({ method: 'POST', url, payload })
      return { status: statusCode, json: json() }
    }
    return { cluster, post }
  }
  const SEARCH = '/api/catalog/vue_storefront_catalog/product/_search'

  it('are passed on as sent, without the platform’s own fields and with the engine’s names of parameters', async () => {
    const { cluster, post } = await sandbox()
    const query = { unknown_clause: { field: 'x' } }
    await post(`${SEARCH}?size=2&sort=price%3Aasc&_source_include=id%2Csku&_source_exclude=sgn&response_format=compact`, {
      query,
      groupId: 4,
      groupToken: '',
    })
    expect(cluster.received('_search')).toMatchObject([
      {
        method: 'POST',
        path: expect.stringMatching(`^/${PREFIX}\\w+_default_product/_search$`),
        parameters: { size: '2', sort: 'price:asc', _source_includes: 'id,sku', _source_excludes: 'sgn' },
        body: JSON.stringify({ query }),
      },
    ])
  })

  it('are answered with the platform’s prices', async () => {
    const { post } = await sandbox()
    const { json } = await post(SEARCH, {})
    expect(json.hits.total).toEqual({ value: 2, relation: 'eq' })
    expect(json.hits.hits[0]._source).toMatchObject({ sku: 'OAK', original_price: 10, price_incl_tax: 10, special_price: 0 })
  })

  it('are answered with the engine’s error in an envelope if it refuses them', async () => {
    const { cluster, post } = await sandbox()
    cluster.answerWith(() => cluster.failure(400, 'parsing_exception', 'unknown query [foo]'))
    const cause = { type: 'parsing_exception', reason: 'unknown query [foo]' }
    expect(await post(SEARCH, {})).toEqual({ status: 500, json: { code: 500, result: { root_cause: [cause], ...cause } } })
  })

  it.each<[string, { status: number; json: unknown }, string]>([
    ['turns them away', { status: 503, json: { error: 'no nodes', status: 503 } }, 'no nodes'],
    ['answers with a text', { status: 200, json: 'hello' }, 'hello'],
  ])('are answered with 500 if the engine %s', async (_, answer, result) => {
    const { cluster, post } = await sandbox()
    cluster.answerWith(() => answer)
    expect(await post(SEARCH, {})).toEqual({ status: 500, json: { code: 500, result } })
  })

  it.each<[string, unknown]>([
    ['no hits', {}],
    ['hits that are not a list', { hits: { hits: 'x' } }],
    ['hits without documents', { hits: { total: 1, hits: [{ _id: '1' }, null] } }],
  ])('are answered if the engine returns %s', async (_, json) => {
    const { cluster, post } = await sandbox()
    cluster.answerWith(() => ({ status: 200, json }))
    expect((await post(SEARCH, {})).status).toBe(200)
  })

  it('include the URL map', async () => {
    const { cluster, post } = await sandbox()
    expect((await post('/api/url/map', { url: 'boards', includeFields: ['name'] })).json).toMatchObject({
      _type: 'category',
      _source: { url_path: 'boards' },
    })
    expect(cluster.received('_category/_search')).toMatchObject([
      { parameters: { _source_includes: 'name,url_path,identifier,id,slug,sku,type_id' } },
    ])
    cluster.answerWith(() => cluster.failure(503, 'no_master'))
    expect(await post('/api/url/map', { url: 'boards' })).toEqual({ status: 500, json: {} })
  })
})
