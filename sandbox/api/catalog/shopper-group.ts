import { EngineError } from '../../engine/engine-error.ts'
import type { JsonObject } from '../../engine/query/json.ts'
import { GROUP_TOKEN_KEY } from '../deployment.ts'
import { readSignedToken } from '../user/json-web-token.ts'

export const GUESTS = 0
/** Shorter strings are not treated as tokens. */
const SHORTEST_TOKEN = 10

/**
 * Returns the customer group for tier prices: from the token, else from `groupId`, else guests.
 * The platform never answers a request with an unreadable token; the sandbox returns an engine error.
 * @throws EngineError with status 500
 * @source platform contract §2.3, §9.3
 */
export function shopperGroup({ groupToken, groupId }: JsonObject): number {
  if (typeof groupToken === 'string' && groupToken.length > SHORTEST_TOKEN) {
    const group = Number(readSignedToken(groupToken, GROUP_TOKEN_KEY)?.group_id)
    if (Number.isInteger(group)) return group
    throw new EngineError('illegal_argument_exception', 'Signature verification failed', { status: 500 })
  }
  const group = typeof groupId === 'string' && groupId !== '' ? Number(groupId) : groupId
  return typeof group === 'number' && Number.isInteger(group) ? group : GUESTS
}
