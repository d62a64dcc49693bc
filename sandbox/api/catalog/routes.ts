import type { FastifyInstance } from 'fastify'
import { parseRequest } from '../../engine/query/parse-request.ts'
import type { Catalogue } from '../../store/catalogue.ts'
import type { Deployment } from '../deployment.ts'
import { Refusal } from '../envelope.ts'
import { parametersOf } from '../parameters.ts'
import { searchedSegment } from './address.ts'
import { compactReply } from './compact-reply.ts'
import { withPrices } from './product-hits.ts'
import { engineParameters, searchInput } from './search-body.ts'
import { standardReply } from './standard-reply.ts'

const ROOT = '/api/catalog'

/** Catalogue search for every method and path below `/api/catalog`. The handler parses the path itself. @source platform contract §2.1 */
export function catalogRoutes(app: FastifyInstance, catalogue: Catalogue, deployment: Deployment): void {
  app.all(`${ROOT}/*`, ({ method, url, body, query }) => {
    const { index, view, entity } = searchedSegment(url.slice(ROOT.length), deployment)
    if (method !== 'GET' && method !== 'POST') throw new Refusal(500, `ERROR: ${method} request method is not supported.`)
    const parameters = parametersOf(query)
    const { body: asked, group } = searchInput({ method, posted: body, parameters })
    const request = parseRequest(asked, engineParameters(parameters))
    const found = standardReply(catalogue, catalogue.segment(view.code, entity), request, `${index}_${entity}`)
    const reply = entity === 'product' ? withPrices(found, catalogue, view, group) : found
    return parameters.response_format === 'compact' ? compactReply(reply, entity === 'product') : reply
  })
}
