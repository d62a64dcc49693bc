import { isObject, type JsonObject } from '../../engine/query/json.ts'
import { Refusal } from '../envelope.ts'
import { readSearchQuery } from '../search-query/read-search-query.ts'
import { translateSearchQuery } from '../search-query/translate.ts'
import { shopperGroup } from './shopper-group.ts'

/** A request for hits as it arrives. */
interface SearchCall {
  readonly method: string
  /** What was posted, parsed. */
  readonly posted: unknown
  /** Parameters of the address, decoded once. */
  readonly parameters: Readonly<Record<string, string>>
}

/**
 * The engine's body: posted, or from the parameter `request`, which is decoded a second time; translated when it is in
 * the query form, which loses the shopper's group; without that group, which is never the engine's business.
 * @returns that body, and the shopper's customer group
 * @throws EngineError when the group's token cannot be read
 * @source platform contract §2.2, §2.3
 */
export function searchInput({ method, posted, parameters }: SearchCall): { body: JsonObject; group: number } {
  const asked = method === 'GET' ? fromParameter(parameters.request) : posted
  const given = isObject(asked) ? asked : {}
  if (parameters.request_format === 'search-query') {
    return { body: translateSearchQuery(readSearchQuery(given)), group: shopperGroup({}) }
  }
  const { groupToken, groupId, ...body } = given
  return { body, group: shopperGroup({ groupToken, groupId }) }
}

/** The parameters that are the engine's. */
export function engineParameters(parameters: SearchCall['parameters']): Readonly<Record<string, string>> {
  const { request, request_format, response_format, ...rest } = parameters
  return rest
}

function fromParameter(request: string | undefined): unknown {
  if (!request) return {}
  try {
    return JSON.parse(decodeURIComponent(request))
  } catch (error) {
    throw new Refusal(500, error instanceof Error ? error.message : String(error))
  }
}
