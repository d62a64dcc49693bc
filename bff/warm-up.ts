import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { request } from 'undici'
import type { Config } from './config/config.ts'

export interface WarmUpOptions extends Pick<Config, 'warmUpSeconds'> {
  readonly storeViews: readonly Pick<Config['storeViews'][number], 'basePath' | 'host'>[]
  /** Where the server listens. */
  readonly address: string
  /** Under which it is visited. */
  readonly origin: string
  readonly isStarting: () => boolean
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

const PAUSE_MS = { first: 100, most: 2000 }

/**
 * Asks for the home page of each store view until nothing of it is missing. That reads the menu, the offers and the tax rules, so the first
 * visitor gets a whole page. After `warmUpSeconds` the shop starts without one: what it has is better than nothing.
 */
export async function warmUp(options: WarmUpOptions): Promise<void> {
  const { warmUpSeconds, storeViews, isStarting, log } = options
  const end = performance.now() + warmUpSeconds * 1000
  const areWhole = await Promise.all(storeViews.map((storeView) => isWholeBy(end, storeView, options)))
  if (warmUpSeconds > 0 && isStarting() && areWhole.includes(false)) {
    log.warn({ warmUpSeconds }, 'starting without a whole home page: the platform does not answer')
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
      log.warn({ err: error }, 'the home page could not be asked for')
    }
    await pause(Math.min(wait, Math.max(0, end - performance.now())))
  }
  return false
}

/** Caches may use only a page that lacks nothing in place of a newer one. */
const isWhole = ({ statusCode, headers }: { readonly statusCode: number; readonly headers: object }): boolean =>
  statusCode === 200 && 'cache-control' in headers && String(headers['cache-control']).includes('stale-while-revalidate')
