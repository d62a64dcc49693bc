import type { FastifyRequest } from 'fastify'
import { sharedKey } from '../../cache/valkey/keys.ts'
import type { SharedStore } from '../../cache/valkey/shared-store.ts'
import type { ClientConfig } from '../../config/clients.ts'
import { countedNetworks, parseAddress } from './client-address.ts'
import { createSharedAttempts } from './shared-attempts.ts'

const MINUTE_MS = 60_000

/**
 * Counts the requests of registered clients, first by network: a network above its quota adds nothing to the client's, so no stranger uses
 * up the client's quota alone.
 * @source FRONT-5
 */
export function createClientQuotas(shared: SharedStore | null, now: () => number = Date.now) {
  const attempts = createSharedAttempts(shared, MINUTE_MS, now)

  const isWithin = async (most: number | null, about: readonly string[]): Promise<boolean> =>
    most === null || attempts.isWithin(sharedKey('attempts', ['client', ...about]), most)

  return async (
    request: Pick<FastifyRequest, 'ip' | 'log'>,
    { id, requestsPerMinute, requestsPerMinutePerNetwork }: ClientConfig,
  ) => {
    const [network] = countedNetworks(parseAddress(request.ip) ?? request.ip)
    const allowed =
      (await isWithin(requestsPerMinutePerNetwork, [id, network?.name ?? ''])) && (await isWithin(requestsPerMinute, [id]))
    if (!allowed) request.log.warn({ client: id }, 'client quota exceeded')
    return allowed
  }
}
