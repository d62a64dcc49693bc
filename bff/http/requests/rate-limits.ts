import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { z } from 'zod'
import { sharedKey } from '../../cache/valkey/keys.ts'
import type { SharedStore } from '../../cache/valkey/shared-store.ts'
import type { LimitedAction, RateLimitsConfig } from '../../config/rate-limits.ts'
import type { RateLimits } from '../../services/rate-limits.ts'

declare module 'fastify' {
  interface FastifyRequest {
    readonly rateLimits: RateLimits
  }
}

/** An office or a street shares an address. */
const ACCOUNTS_OF_AN_ADDRESS = 10
/** Addresses and accounts that are counted at once, for each action. */
const MOST_COUNTED = 20_000

export interface RateLimitsOptions extends RateLimitsConfig {
  /** Where attempts at all replicas are counted together. */
  readonly shared?: SharedStore | null
}

type Limiter = (request: FastifyRequest) => Promise<boolean>

/**
 * Gives every request its rate limits: by the address it comes from, as trusted proxies say, of IPv6 the network, and by account. Counted in
 * this process, and over all of them where they share a store: whichever finds one too many. The plugin's own way to share has one
 * name for what is counted apart, addresses and e-mails in it as they are, and lets everything pass while the store is away.
 * @source decision 0070, decision 0095
 */
export const rateLimits = fp(async (app: FastifyInstance, { windowMs, most, shared = null }: RateLimitsOptions) => {
  await app.register(fastifyRateLimit, { global: false, cache: MOST_COUNTED })
  const accounts = new WeakMap<FastifyRequest, string>()

  const limiter = (action: string, by: 'address' | 'account', max: number): Limiter => {
    const check = app.createRateLimit({
      ...{ max, timeWindow: windowMs },
      ...(by === 'account' && { keyGenerator: (request: FastifyRequest) => accounts.get(request) ?? '' }),
    })
    return async (request) => {
      const result = await check(request)
      if (result.isAllowed) return true
      if (result.isExceeded || !shared) return !result.isExceeded
      const everywhere = await countShared(shared, sharedKey('attempts', [action, by, result.key]), windowMs)
      return everywhere === undefined || everywhere <= max
    }
  }
  const limiters = new Map(
    Object.entries(most).flatMap(([action, max]) => {
      const [address, account] = [limiter(action, 'address', max * ACCOUNTS_OF_AN_ADDRESS), limiter(action, 'account', max)]
      return max === 0 ? [] : [[action, { address, account }]]
    }),
  )

  async function allows(request: FastifyRequest, action: LimitedAction, account: string | null): Promise<boolean> {
    const limits = limiters.get(action)
    if (!limits) return true
    if (account !== null) accounts.set(request, account.trim().toLowerCase())
    const isAllowed = (await limits.address(request)) && (account === null || (await limits.account(request)))
    if (!isAllowed) request.log.warn({ action }, 'too often in a short time')
    return isAllowed
  }

  app.decorateRequest('rateLimits', {
    getter(this: FastifyRequest): RateLimits {
      return { allows: (action, account) => allows(this, action, account) }
    },
  })
})

/**
 * Counts one more. Each attempt says when the counting ends, unless that is known: a count whose end was lost on its way would never have one.
 * @returns how many there were in the time that began with the first; undefined when nobody knows
 */
async function countShared(shared: SharedStore, key: string, windowMs: number): Promise<number | undefined> {
  const replies = await shared.ask(z.tuple([z.int().positive(), z.int()]), (client) =>
    Promise.all([client.incr(key), client.pexpire(key, windowMs, 'NX')]),
  )
  return replies?.[0]
}
