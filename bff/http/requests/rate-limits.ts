import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
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

type Limiter = (request: FastifyRequest) => Promise<boolean>

/**
 * Gives every request its rate limits: by the address it comes from, as trusted proxies say, of IPv6 the network, and by account. Counted in
 * this process.
 * @source decision 0070
 */
export const rateLimits = fp(async (app: FastifyInstance, { windowMs, most }: RateLimitsConfig) => {
  await app.register(fastifyRateLimit, { global: false, cache: MOST_COUNTED })
  const accounts = new WeakMap<FastifyRequest, string>()

  const limiter = (max: number, byAccount: boolean): Limiter => {
    const check = app.createRateLimit({
      ...{ max, timeWindow: windowMs },
      ...(byAccount && { keyGenerator: (request: FastifyRequest) => accounts.get(request) ?? '' }),
    })
    return async (request) => {
      const result = await check(request)
      return result.isAllowed || !result.isExceeded
    }
  }
  const limiters = new Map(
    Object.entries(most).flatMap(([action, max]) =>
      max === 0 ? [] : [[action, { address: limiter(max * ACCOUNTS_OF_AN_ADDRESS, false), account: limiter(max, true) }]],
    ),
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
