import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { request } from 'undici'
import type { Config } from './config/config.ts'

export interface WarmUpOptions extends Pick<Config, 'warmUpSeconds'> {
  readonly storeViews: readonly Pick<Config['storeViews'][number], 'basePath' | 'host'>[]
  readonly address: string
  /** Origin that shoppers use. */
  readonly origin: string
  readonly isStarting: () => boolean
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

const PAUSE_MS = { first: 100, most: 2000 }

/**
 * Requests the home page of each store view until it is complete. This loads the menu, offers and tax rules, so the first shopper gets a
 * complete page. After `warmUpSeconds` the shop starts anyway.
 */
export async function warmUp(options: WarmUpOptions): Promise<void> {
  const { warmUpSeconds, storeViews, isStarting, log } = options
  const end = performance.now() + warmUpSeconds * 1000
  const areWhole = await Promise.all(storeViews.map((storeView) => isWholeBy(end, storeView, options)))
  if (warmUpSeconds > 0 && isStarting() && areWhole.includes(false)) {
    log.warn({ warmUpSeconds }, 'starting with an incomplete home page: platform unavailable')
  }
}

async function isWholeBy(
  end: number,
  { basePath, host }: WarmUpOptions['storeViews'][number],
  { address, origin, isStarting, log }: WarmUpOptions,
): Promise<boolean> {
  const headers = { host: host ?? new URL(origin).host, 'x-request-id': 'warm-up' }
  for (let wait = PAUSE_MS.first; isStarting() && performance.now() < end; wait = Math.min(2 * wait, PAUSE_MS.most)) {
    try {
      const reply = await request(`${address}${basePath}/`, { headers, reset: true })
      await reply.body.dump()
      if (isWhole(reply)) return true
    } catch (error) {
      log.warn({ err: error }, 'home page request failed')
    }
    await pause(Math.min(wait, Math.max(0, end - performance.now())))
  }
  return false
}

/** Only a complete page allows `stale-while-revalidate`. */
const isWhole = ({ statusCode, headers }: { readonly statusCode: number; readonly headers: object }): boolean =>
  statusCode === 200 && 'cache-control' in headers && String(headers['cache-control']).includes('stale-while-revalidate')
