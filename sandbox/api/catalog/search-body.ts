import { isObject, type JsonObject } from '../../engine/query/json.ts'
import { Refusal } from '../envelope.ts'
import { readSearchQuery } from '../search-query/read-search-query.ts'
import { translateSearchQuery } from '../search-query/translate.ts'
import { shopperGroup } from './shopper-group.ts'

interface SearchCall {
  readonly method: string
  readonly posted: unknown
  /** URL parameters, decoded once. */
  readonly parameters: Readonly<Record<string, string>>
}

/**
 * Builds the engine's request body, either from the posted body or from the parameter `request`, which is decoded a second time.
 * Translates the query format, which loses the shopper's group. The engine never receives the group.
 * @returns the body and the shopper's customer group
 * @throws EngineError if the group's token is unreadable
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
