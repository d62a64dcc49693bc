import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { sharedKey } from '../../cache/valkey/keys.ts'
import type { SharedStore } from '../../cache/valkey/shared-store.ts'
import type { LimitedAction, RateLimitsConfig } from '../../config/rate-limits.ts'
import { foldAccount } from '../../domain/customer/fold-account.ts'
import type { RateLimits } from '../../services/scope/rate-limits.ts'
import { countedNetworks, parseAddress, readableForwardedFor } from './client-address.ts'
import { createSharedAttempts } from './shared-attempts.ts'

declare module 'fastify' {
  interface FastifyRequest {
    readonly rateLimits: RateLimits
  }
}

/** Devices on which customers have signed in before. */
export interface KnownDevices {
  /** The device's id if a customer signed in to the account on it; otherwise null. */
  idFor(request: FastifyRequest, account: string): string | null
  remember(request: FastifyRequest, account: string): void
}

export interface RateLimitsOptions extends RateLimitsConfig {
  readonly shared?: SharedStore | null
  readonly devices?: KnownDevices
}

interface CountResult {
  readonly key: string
  readonly most: number
}

interface Attempt {
  readonly action: LimitedAction
  readonly account: string | null
  readonly keys: readonly string[]
}

const NO_DEVICES: KnownDevices = { idFor: () => null, remember: () => undefined }

/**
 * Gives every request its rate limits: by client network, as reported by trusted proxies, and by account. A device on which the customer
 * signed in before has its own limit instead.
 * @source decision 0024, decision 0026
 */
export const rateLimits = fp(async (app: FastifyInstance, options: RateLimitsOptions) => {
  const { devices = NO_DEVICES } = options
  const { allows, forgive } = createCounts({ ...options, devices })

  // A port that a proxy adds would make each connection a separate address.
  app.addHook('onRequest', ({ raw: { headers } }, _reply, next) => {
    const forwarded = headers['x-forwarded-for']
    if (forwarded !== undefined) {
      const readable = readableForwardedFor([forwarded].flat().join(','))
      if (readable === null) delete headers['x-forwarded-for']
      else headers['x-forwarded-for'] = readable
    }
    next()
  })
  app.decorateRequest('rateLimits', {
    getter(this: FastifyRequest): RateLimits {
      return {
        allows: (action, account) => allows(this, action, account),
        forgive: (action, account) => forgive(this, action, account),
        trustDevice: (account) => devices.remember(this, foldAccount(account)),
      }
    },
  })
})

type Limits = RateLimitsOptions & { readonly devices: KnownDevices }

function createCounts(limits: Limits) {
  const { windowMs, most, shared = null } = limits
  const attempts = createSharedAttempts(shared, windowMs)
  const counted = new WeakMap<FastifyRequest, readonly Attempt[]>()

  async function allows(request: FastifyRequest, action: LimitedAction, account: string | null): Promise<boolean> {
    if (most[action] === 0) return true
    const keys: string[] = []
    counted.set(request, [...(counted.get(request) ?? []), { action, account, keys }])
    for (const limit of countedBy(request, action, account, limits)) {
      keys.push(limit.key)
      if (await attempts.isWithin(limit.key, limit.most)) continue
      request.log.warn({ action }, 'rate limit exceeded')
      return false
    }
    return true
  }

  async function forgive(request: FastifyRequest, action: LimitedAction, account: string | null): Promise<void> {
    const before = counted.get(request) ?? []
    const succeeded = before.findLast((attempt) => attempt.action === action && attempt.account === account)
    if (!succeeded) return
    counted.set(
      request,
      before.filter((attempt) => attempt !== succeeded),
    )
    await Promise.all(succeeded.keys.map(attempts.remove))
  }

  return { allows, forgive }
}

function countedBy(
  request: FastifyRequest,
  action: LimitedAction,
  account: string | null,
  { most, devices }: Limits,
): readonly CountResult[] {
  const max = most[action]
  const name = account === null ? null : foldAccount(account)
  const device = name === null ? null : devices.idFor(request, name)
  const key = (...about: readonly string[]) => sharedKey('attempts', [action, ...about])
  if (name !== null && device !== null) return [{ key: key('device', device, name), most: max }]
  const networks = countedNetworks(parseAddress(request.ip) ?? request.ip)
  return [
    ...networks.map((network) => ({ key: key('network', network.name), most: max * network.times })),
    ...(name === null ? [] : [{ key: key('account', name), most: max }]),
  ]
}
