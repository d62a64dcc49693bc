import { describe, expect, it } from 'vitest'
import type { ClusterConfig } from '../../config/cluster.ts'
import { Secret } from '../../config/values/secret.ts'
import { BOARD, createHits, platformClient, requestEntity, VIEW } from '../testing/platform-client.ts'
import { type Behaviour, hangUp, html, json, scriptedPlatform } from '../testing/scripted-platform.ts'

const FIELDS = { ...requestEntity('product'), sourceIncludes: ['id', 'sku'], sourceExcludes: ['sgn'] }
const GROUP = { id: 2, token: 'group-token' }

async function shopWith(behaviour: Behaviour, { path = '{index}_{entity}' }: Partial<ClusterConfig> = {}) {
  const engine = await scriptedPlatform(behaviour)
  const cluster = { url: `${engine.url}/es`, authorization: new Secret('Basic canary'), path }
  return { engine, ...(await platformClient(createHits(BOARD), { cluster, searchAdapter: 'api-compact' })) }
}

// ENGINE-5
describe('shop that asks a search engine directly', () => {
  it.each<[ClusterConfig['path'], string]>([
    ['{index}_{entity}', '/es/timber_product/_search?_source_excludes=sgn&_source_includes=id%2Csku&from=0&size=8'],
    ['{index}/{entity}', '/es/timber/product/_search?_source_exclude=sgn&_source_include=id%2Csku&from=0&size=8'],
  ])('searches by paths of the form %s', async (path, url) => {
    const { engine, client, platform } = await shopWith(createHits(BOARD), { path })
    const { items } = await client.products(VIEW, FIELDS)
    expect(items.map(({ sku }) => sku)).toEqual(['OAK'])
    expect(engine.asked).toMatchObject([{ method: 'POST', url, body: '{}' }])
    expect(platform.asked).toEqual([])
  })

  it('asks it for every kind of document, in the index of the store view', async () => {
    const { engine, client } = await shopWith(json({ hits: { total: { value: 0, relation: 'eq' }, hits: [] } }))
    const { categories, attributes, taxRules, reviews, cmsHierarchy } = client
    await categories(VIEW, requestEntity('category'))
    await attributes(VIEW, requestEntity('attribute'))
    await taxRules({ ...VIEW, index: 'timber_de' }, requestEntity('taxrule'))
    await reviews(VIEW, requestEntity('review'))
    await cmsHierarchy(VIEW, requestEntity('cms_hierarchy'))
    await client.cmsPage(VIEW, 'terms', requestEntity('cms_page'))
    await client.cmsBlock(VIEW, 'footer', requestEntity('cms_block'))
    expect(engine.asked.map(({ url }) => url.split('/')[2])).toEqual([
      'timber_category',
      'timber_attribute',
      'timber_de_taxrule',
      'timber_review',
      'timber_cms_hierarchy',
      'timber_cms_page',
      'timber_cms_block',
    ])
  })

  it('asks the platform for the prices of a customer group, which an engine does not work out', async () => {
    const { engine, client, platform } = await shopWith(createHits(BOARD))
    await client.products(VIEW, FIELDS, { group: GROUP })
    expect(engine.asked).toEqual([])
    expect(platform.asked).toMatchObject([
      { url: expect.stringMatching(/^\/api\/catalog\/timber\/product\/_search\?.*response_format=compact/) },
    ])
  })

  it('asks the platform for everything else', async () => {
    const { engine, client, platform } = await shopWith(createHits(BOARD))
    platform.behave(json(null))
    await client.resolveUrl(VIEW, 'boards/oak')
    expect(platform.asked.map(({ url }) => url)).toEqual(['/api/url/map'])
    expect(engine.asked).toEqual([])
  })
})

// ENGINE-6
describe('credentials of a search engine', () => {
  it('are sent to it, not to the platform, and never logged', async () => {
    const { engine, client, platform, log } = await shopWith(createHits(BOARD))
    await client.products(VIEW, FIELDS)
    await client.products(VIEW, FIELDS, { group: GROUP })
    engine.behave(html(500))
    await expect(client.categories(VIEW, requestEntity('category'))).rejects.toThrow()
    expect(new Set(engine.asked.map(({ headers }) => headers.authorization))).toEqual(new Set(['Basic canary']))
    expect(platform.asked.map(({ headers }) => headers.authorization)).toEqual([undefined])
    expect(JSON.stringify(log)).not.toContain('canary')
  })
})

// ENGINE-7
describe('search engine that does not answer', () => {
  const text =
    (status: number): Behaviour =>
    (response) => {
      response.writeHead(status, { 'content-type': 'text/plain' }).end('Unauthorized')
    }

  it.each<[string, Behaviour]>([
    ['wrong credentials, in a text', text(401)],
    ['missing rights', json({ error: { type: 'security_exception', reason: 'no permissions' }, status: 403 }, 403)],
    ['too many requests', json({ error: { type: 'rejected_execution_exception', reason: 'rejected' }, status: 429 }, 429)],
    ['no master', json({ error: { type: 'master_not_discovered_exception', reason: null }, status: 503 }, 503)],
    ['a broken connection', hangUp],
  ])('is an outage, not a refusal of the search: %s', async (_, behaviour) => {
    const { engine, client, pass } = await shopWith(createHits(BOARD))
    await client.products(VIEW, FIELDS)
    engine.behave(behaviour)
    await expect(client.categories(VIEW, requestEntity('category'))).rejects.toMatchObject({ kind: 'unreachable' })
    pass(3600)
    expect((await client.products(VIEW, FIELDS)).items[0]?.sku).toBe('OAK')
  })

  it.each([401, 403])('is not asked again at once after %i', async (status) => {
    const { engine, client } = await shopWith(text(status))
    await expect(client.products(VIEW, FIELDS)).rejects.toMatchObject({ kind: 'unreachable' })
    expect(engine.asked).toHaveLength(1)
  })

  it('has a circuit breaker of its own', async () => {
    const { client, platform, log } = await shopWith(hangUp)
    for (let i = 0; i < 5; i++) await client.products(VIEW, { ...FIELDS, from: i }).catch(() => null)
    expect(log.lines).toContainEqual({ level: 'error', message: 'platform circuit open', fields: { family: 'search engine' } })
    platform.behave(json(null))
    await client.resolveUrl(VIEW, 'boards/oak')
  })

  it('refuses a search as through the platform: a missing index, and a field it cannot sort by', async () => {
    const missing = {
      root_cause: [{ type: 'index_not_found_exception', reason: 'no such index' }],
      type: 'index_not_found_exception',
    }
    const { client } = await shopWith(json({ error: missing, status: 404 }, 404))
    await expect(client.reviews(VIEW, requestEntity('review'))).rejects.toMatchObject({ kind: 'refused', status: 404 })
  })
})

// ENGINE-8
describe('readiness of a search engine', () => {
  const probe = async (behaviour: Behaviour) => {
    const { engine, client } = await shopWith(behaviour)
    const probing = client.probeCatalog?.(VIEW, AbortSignal.timeout(1000))
    return { engine, reachable: await probing?.then(() => true).catch(() => false) }
  }

  it('is asked by a small search in the index of the shop', async () => {
    const { engine, reachable } = await probe(json({ hits: { total: 0, hits: [] } }))
    expect(reachable).toBe(true)
    expect(engine.asked).toMatchObject([{ url: '/es/timber_category/_search?from=0&size=0' }])
  })

  it.each([401, 403, 404, 429, 503])('is denied by status %i', async (status) => {
    expect((await probe(json({}, status))).reachable).toBe(false)
  })

  it('is not asked if the platform has the catalogue', async () => {
    expect((await platformClient(createHits(BOARD))).client.probeCatalog).toBeNull()
  })
})
