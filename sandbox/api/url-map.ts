import type { FastifyInstance } from 'fastify'
import { isObject, listOf } from '../engine/query/json.ts'
import { parseRequest, type SourceSelection } from '../engine/query/parse-request.ts'
import type { Catalogue } from '../store/catalogue.ts'
import type { Entity } from '../store/entities.ts'
import { type StoreView, storeViewByCode } from '../store-views.ts'
import { withPrices } from './catalog/product-hits.ts'
import { GUESTS } from './catalog/shopper-group.ts'
import { standardReply } from './catalog/standard-reply.ts'
import type { Deployment } from './deployment.ts'
import { Refusal } from './envelope.ts'
import { parametersOf } from './parameters.ts'

const MAPPED: readonly Entity[] = ['product', 'category', 'cms_page']
const ALWAYS = ['url_path', 'identifier', 'id', 'slug', 'sku', 'type_id']

/**
 * Returns the document for a path of the shop, as the engine answers it; `null` if there is none.
 * Considers only the best hit of each entity.
 * @source platform contract E11, §14.18
 */
export function urlMapRoute(app: FastifyInstance, catalogue: Catalogue, { missingIndices }: Deployment): void {
  app.post('/api/url/map', ({ body, headers, query }, reply) => {
    const { url, includeFields, excludeFields } = isObject(body) ? body : {}
    if (typeof url !== 'string' || url === '') throw new Refusal(500, 'Missing url')
    // The platform's answer to an engine error. It queries all three indices for every path.
    if (MAPPED.some((entity) => missingIndices.includes(entity))) return reply.code(500).send({})
    const storeView = storeViewByCode(headers['x-vs-store-code'] ?? parametersOf(query).storeCode)
    const source = {
      includes: Array.isArray(includeFields) ? [...texts(includeFields), ...ALWAYS] : [],
      excludes: texts(listOf(excludeFields)),
    }
    const hits = bestHits(catalogue, storeView, url, source)
    const hit = hits.find(({ _source }) => _source.url_path === url || _source.identifier === url) ?? null
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(hit))
  })
}

const texts = (list: readonly unknown[]) => list.filter((item) => typeof item === 'string')

function bestHits(catalogue: Catalogue, view: StoreView, url: string, source: SourceSelection) {
  const query = { bool: { should: [{ match_phrase: { url_path: url } }, { match_phrase: { identifier: url } }] } }
  const request = { ...parseRequest({ query, size: 1 }, {}), source }
  return MAPPED.flatMap((entity) => {
    const reply = standardReply(catalogue, catalogue.segment(view.code, entity), request, `${view.index}_${entity}`)
    const { hits } = (entity === 'product' ? withPrices(reply, catalogue, view, GUESTS) : reply).hits
    return hits.map((hit) => ({ ...hit, _type: entity }))
  })
}
