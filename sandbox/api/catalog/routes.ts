import type { FastifyInstance } from 'fastify'
import type { SearchEngine } from '../../search/search.types.ts'
import type { Catalog } from '../../store/catalog.ts'
import type { Deployment } from '../deployment.ts'
import { Refusal } from '../envelope.ts'
import { readParameters } from '../parameters.ts'
import { searchedSegment } from './address.ts'
import { compactReply } from './compact-reply.ts'
import { withPrices } from './product-hits.ts'
import { engineParameters, searchInput } from './search-body.ts'

const ROOT = '/api/catalog'

/** Catalogue search for every method and path below `/api/catalog`. The handler parses the path itself. @source platform contract §2.1 */
export function catalogRoutes(app: FastifyInstance, catalog: Catalog, search: SearchEngine, deployment: Deployment): void {
  app.all(`${ROOT}/*`, async ({ method, url, body, query }) => {
    const { view, entity } = searchedSegment(url.slice(ROOT.length), deployment)
    if (method !== 'GET' && method !== 'POST') throw new Refusal(500, `ERROR: ${method} request method is not supported.`)
    const parameters = readParameters(query)
    const { body: asked, group } = searchInput({ method, posted: body, parameters })
    const found = await search.search({ view, entity }, asked, engineParameters(parameters))
    const reply = entity === 'product' ? withPrices(found, catalog, view, group) : found
    return parameters.response_format === 'compact' ? compactReply(reply, entity === 'product') : reply
  })
}
