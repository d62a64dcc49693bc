import { EngineError } from '../../engine/engine-error.ts'
import type { Entity } from '../../store/entities.ts'
import { isEntity } from '../../store/entities.ts'
import { STORE_VIEWS, type StoreView } from '../../store-views.ts'
import { type Deployment, USUAL_DEPLOYMENT } from '../deployment.ts'
import { Refusal } from '../envelope.ts'

const FORM = 'Please do use following URL format: /api/catalog/<index_name>/_search'

/**
 * Parses the store view and entity from a search URL. Splits it at every slash, even in the query.
 * The last part must begin with `_search`.
 * @param address the part after `/api/catalog`, with the query
 * @source platform contract §2.1
 * @throws Refusal, and EngineError for an entity the index does not have
 */
export function searchedSegment(
  address: string,
  { missingIndices }: Pick<Deployment, 'missingIndices'> = USUAL_DEPLOYMENT,
): { view: StoreView; entity: Entity } {
  const [, index = '', entity = '', ...rest] = address.split('/')
  const view = STORE_VIEWS.find((known) => known.index === index)
  if (!view) throw new Refusal(500, `Invalid / inaccessible index name given in the URL. ${FORM}`)
  if (!rest.at(-1)?.startsWith('_search')) throw new Refusal(500, FORM)
  if (!isEntity(entity) || missingIndices.includes(entity))
    throw new EngineError('index_not_found_exception', `no such index [${index}_${entity}]`, { status: 404 })
  return { view, entity }
}
