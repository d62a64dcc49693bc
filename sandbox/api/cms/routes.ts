import type { FastifyInstance } from 'fastify'
import type { JsonObject } from '../../engine/query/json.ts'
import type { Catalog } from '../../store/catalog.ts'
import { STORE_VIEWS } from '../../store-views.ts'
import { ok, Refusal } from '../envelope.ts'

const ENTITIES = { Page: 'cms_page', Block: 'cms_block' } as const
type Kind = keyof typeof ENTITIES

/**
 * Finds pages and blocks by id, or by identifier and store. Answers 500 with the cause inside if there is none.
 * @source platform contract E9
 */
export function cmsDataRoutes(app: FastifyInstance, catalog: Catalog): void {
  for (const kind of ['Page', 'Block'] as const) {
    app.get<{ Params: { id: string } }>(`/api/ext/cms-data/cms${kind}/:id`, ({ params }) =>
      findDocument(catalog, kind, '1', ({ id }) => String(id) === params.id),
    )
    app.get<{ Params: { identifier: string; storeId: string } }>(
      `/api/ext/cms-data/cms${kind}Identifier/:identifier/storeId/:storeId`,
      ({ params: { identifier, storeId } }) =>
        findDocument(catalog, kind, storeId, (document) => document.identifier === identifier),
    )
  }
}

function findDocument(catalog: Catalog, kind: Kind, storeId: string, isMeant: (document: JsonObject) => boolean) {
  const view = STORE_VIEWS.find((each) => String(each.storeId) === storeId)
  const segment = view && catalog.segment(view.code, ENTITIES[kind])
  for (let ordinal = 0; segment && ordinal < segment.size; ordinal++) {
    const source = catalog.document(segment, ordinal)?.source
    if (source && isMeant(source)) return ok(source)
  }
  throw new Refusal(500, { errorMessage: `The CMS ${kind.toLowerCase()} does not exist.`, code: 404 })
}
