import { createHmac, timingSafeEqual } from 'node:crypto'
import { isObject, type JsonObject } from '../../engine/query/json.ts'

type Key = string | Buffer

const HEADER = base64url({ typ: 'JWT', alg: 'HS256' })

/** Signs `header.claims.signature` with HMAC SHA-256. */
export function signToken(claims: JsonObject, key: Key): string {
  const signed = `${HEADER}.${base64url(claims)}`
  return `${signed}.${sign(signed, key).toString('base64url')}`
}

/** Returns the claims of a token; null if it was not signed with this key. */
export function readSignedToken(token: string, key: Key): JsonObject | null {
  const [header = '', claims = '', signature = ''] = token.split('.')
  const expected = sign(`${header}.${claims}`, key)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const claimed: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString())
  return isObject(claimed) ? claimed : null
}

const sign = (text: string, key: Key) => createHmac('sha256', key).update(text).digest()

function base64url(json: JsonObject): string {
  return Buffer.from(JSON.stringify(json)).toString('base64url')
}
