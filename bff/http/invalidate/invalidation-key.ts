import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Secret } from '../../config/values/secret.ts'

const BEARER = /^bearer +(?<key>\S+) *$/i

/**
 * Whether a request contains the key exactly once: as `?key=`, as platforms send it, or in `Authorization: Bearer`. Compares in constant
 * time.
 * @source RFC 6750 §2.1; platform contract §10.3
 */
export function showsKey(key: Secret<string>): (request: Pick<FastifyRequest, 'headers' | 'query'>) => boolean {
  const expected = digest(key.reveal())
  return ({ headers: { authorization }, query }) => {
    const [shown, ...others] = [keyIn(query), authorization && (BEARER.exec(authorization)?.groups?.key ?? '')].filter(
      (given) => given !== undefined,
    )
    return typeof shown === 'string' && others.length === 0 && timingSafeEqual(digest(shown), expected)
  }
}

const keyIn = (query: unknown): unknown => (typeof query === 'object' && query !== null && 'key' in query ? query.key : undefined)

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
