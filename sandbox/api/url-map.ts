import type { FastifyInstance } from 'fastify'
import { sourceFilter } from '../engine/evaluation/source-filter.ts'
import { isObject, listOf } from '../engine/query/json.ts'
import { parseRequest } from '../engine/query/parse-request.ts'
import type { Catalogue } from '../store/catalogue.ts'
import type { Entity } from '../store/entities.ts'
import { type StoreView, storeViewByCode } from '../store-views.ts'
import { standardReply } from './catalog/standard-reply.ts'
import { Refusal } from './envelope.ts'
import { parametersOf } from './parameters.ts'

const MAPPED: readonly Entity[] = ['product', 'category', 'cms_page']
const ALWAYS = ['url_path', 'identifier', 'id', 'slug', 'sku', 'type_id']

/**
 * What an address of the shop shows, as the engine answers it; `null` when that is nothing. Only the best hit of each
 * kind is looked at.
 * @source platform contract E11
 */
export function urlMapRoute(app: FastifyInstance, catalogue: Catalogue): void {
  app.post('/api/url/map', ({ body, headers, query }, reply) => {
    const { url, includeFields, excludeFields } = isObject(body) ? body : {}
    if (typeof url !== 'string' || url === '') throw new Refusal(500, 'Missing url')
    const storeView = storeViewByCode(headers['x-vs-store-code'] ?? parametersOf(query).storeCode)
    const source = {
      includes: Array.isArray(includeFields) ? [...texts(includeFields), ...ALWAYS] : [],
      excludes: texts(listOf(excludeFields)),
    }
    const hit = bestHits(catalogue, storeView, url).find(({ _source }) => _source.url_path === url || _source.identifier === url)
    const mapped = hit ? { ...hit, _source: sourceFilter(source)(hit._source) } : null
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(mapped))
  })
}

const texts = (list: readonly unknown[]) => list.filter((item) => typeof item === 'string')

function bestHits(catalogue: Catalogue, { code, index }: StoreView, url: string) {
  const query = { bool: { should: [{ match_phrase: { url_path: url } }, { match_phrase: { identifier: url } }] } }
  const request = parseRequest({ query, size: 1 }, {})
  return MAPPED.flatMap((entity) => {
    const { hits } = standardReply(catalogue, catalogue.segment(code, entity), request, `${index}_${entity}`).hits
    return hits.map((hit) => ({ ...hit, _type: entity }))
  })
}
