import type { FastifyInstance } from 'fastify'
import { isObject, toList } from '../engine/query/json.ts'
import { ClusterError } from '../search/cluster-error.ts'
import type { SearchEngine } from '../search/search.types.ts'
import type { Catalog } from '../store/catalog.ts'
import type { Entity } from '../store/entities.ts'
import { storeViewByCode } from '../store-views.ts'
import { withPrices } from './catalog/product-hits.ts'
import { GUESTS } from './catalog/shopper-group.ts'
import type { Deployment } from './deployment.ts'
import { Refusal } from './envelope.ts'
import { readParameters } from './parameters.ts'

const MAPPED: readonly Entity[] = ['product', 'category', 'cms_page']
const ALWAYS = ['url_path', 'identifier', 'id', 'slug', 'sku', 'type_id']

/**
 * Returns the document for a path of the shop, as the engine answers it; `null` if there is none.
 * Considers only the best hit of each entity.
 * @source platform contract E11, §14.18
 */
export function urlMapRoute(app: FastifyInstance, catalog: Catalog, search: SearchEngine, { missingIndices }: Deployment): void {
  app.post('/api/url/map', async ({ body, headers, query }, reply) => {
    const { url, includeFields, excludeFields } = isObject(body) ? body : {}
    if (typeof url !== 'string' || url === '') throw new Refusal(500, 'Missing url')
    // The platform's answer to an engine error. It queries all three indices for every path.
    if (MAPPED.some((entity) => missingIndices.includes(entity))) return reply.code(500).send({})
    const storeView = storeViewByCode(headers['x-vs-store-code'] ?? readParameters(query).storeCode)
    const parameters = {
      ...(Array.isArray(includeFields) && { _source_include: [...texts(includeFields), ...ALWAYS].join() }),
      ...(toList(excludeFields).length > 0 && { _source_exclude: texts(toList(excludeFields)).join() }),
    }
    const bestHits = MAPPED.map(async (entity) => {
      const found = await search.search({ view: storeView, entity }, { query: queryFor(url), size: 1 }, parameters)
      const { hits } = (entity === 'product' ? withPrices(found, catalog, storeView, GUESTS) : found).hits
      return hits.map((each) => ({ ...each, _type: entity }))
    })
    const hits = await Promise.all(bestHits).catch(unlessEngineFailed)
    // @source platform contract §14.7
    if (hits === null) return reply.code(500).send({})
    const hit = hits.flat().find(({ _source }) => _source.url_path === url || _source.identifier === url) ?? null
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(hit))
  })
}

const texts = (list: readonly unknown[]) => list.filter((item) => typeof item === 'string')

function unlessEngineFailed(error: unknown): null {
  if (error instanceof ClusterError) return null
  throw error
}

const queryFor = (url: string) => ({
  bool: { should: [{ match_phrase: { url_path: url } }, { match_phrase: { identifier: url } }] },
})
