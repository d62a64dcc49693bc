import type { FastifyRequest } from 'fastify'
import { readParameters } from './parameters.ts'

export interface TokenOwner {
  readonly id: number
  readonly group: number
}

/** Identifies the customer of a request. */
export interface Authentication {
  /** Returns the customer token of a request; empty if there is none. */
  findToken(request: FastifyRequest): string
  /** Returns the owner of a token. @throws Refusal 401 if it is unknown or has expired */
  findOwner(token: string): TokenOwner
}

const BEARER = /^Bearer /

/**
 * Reads the token of a request from the header or the URL, as the deployment says. The other place is ignored.
 * @source platform contract §0.3
 */
export function readToken({ headers, query }: FastifyRequest, inHeader: boolean): string {
  return inHeader ? (headers.authorization ?? '').replace(BEARER, '') : (readParameters(query).token ?? '')
}
