import type { FastifyRequest } from 'fastify'
import { parametersOf } from './parameters.ts'

/** Who a customer token belongs to. */
export interface TokenOwner {
  readonly id: number
  /** Customer group. */
  readonly group: number
}

/** Says who is signed in with a request. */
export interface Authentication {
  /** The customer token of a request; empty when it brings none. */
  tokenOf(request: FastifyRequest): string
  /** Whose token it is. @throws Refusal 401 when it is unknown or has ended */
  ownerOf(token: string): TokenOwner
}

const BEARER = /^Bearer /

/**
 * The token of a request: from the header where the platform is set up so, else from the address; the other place is not
 * looked at.
 * @source platform contract §0.3
 */
export function readToken({ headers, query }: FastifyRequest, inHeader: boolean): string {
  return inHeader ? (headers.authorization ?? '').replace(BEARER, '') : (parametersOf(query).token ?? '')
}
