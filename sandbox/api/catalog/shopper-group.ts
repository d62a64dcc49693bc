import { createHmac, timingSafeEqual } from 'node:crypto'
import { EngineError } from '../../engine/engine-error.ts'
import { isObject, type JsonObject } from '../../engine/query/json.ts'
import { GROUP_TOKEN_KEY } from '../deployment.ts'

/** Group of shoppers who are not signed in. */
const GUESTS = 0
/** What is shorter is not taken for a token. */
const SHORTEST_TOKEN = 10

/**
 * The group whose tier prices a search is answered with: that of the token, else the one that is named, else guests.
 * A token that cannot be read leaves the platform's callers without any answer; here it is an error of the search engine.
 * @throws EngineError with status 500
 * @source platform contract §2.3
 */
export function shopperGroup({ groupToken, groupId }: JsonObject): number {
  if (typeof groupToken === 'string' && groupToken.length > SHORTEST_TOKEN) return groupOfToken(groupToken)
  const group = typeof groupId === 'string' && groupId !== '' ? Number(groupId) : groupId
  return typeof group === 'number' && Number.isInteger(group) ? group : GUESTS
}

/** The group in a token `header.claims.signature`, signed with HMAC SHA-256. @source platform contract §9.3 */
function groupOfToken(token: string): number {
  const [header = '', claims = '', signature = ''] = token.split('.')
  const expected = createHmac('sha256', GROUP_TOKEN_KEY).update(`${header}.${claims}`).digest()
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw unreadable()
  const claimed: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const group = isObject(claimed) ? Number(claimed.group_id) : Number.NaN
  if (!Number.isInteger(group)) throw unreadable()
  return group
}

const unreadable = () => new EngineError('illegal_argument_exception', 'Signature verification failed', { status: 500 })
