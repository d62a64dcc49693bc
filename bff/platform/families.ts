import type { Log } from '../cache/log.ts'
import type { PlatformConfig } from '../config/platform.ts'
import type { CallObserver } from './http/call-observer.ts'
import { createPlatformHttp } from './http/client.ts'
import { clusterSettings } from './search/cluster.ts'

const MIB = 1024 * 1024

/**
 * Clients for the families of endpoints, and for the search engine if the catalogue is read from it. They are separate, so that a slow
 * ERP behind stock and prices does not affect catalogue, carts or pictures.
 */
export function openFamilies(config: PlatformConfig & { readonly url: string }, log: Log, observer: CallObserver) {
  const { url, connections, timeoutMs, searchTimeoutMs, tokenInHeader, cluster } = config
  const common = { url, connections, timeoutMs, tokenInHeader }
  const open = (family: string, maxResponseBytes: number, probeMs = timeoutMs) =>
    createPlatformHttp({ ...common, family, probeMs, maxResponseBytes }, log, observer)
  const catalog = open('catalogue', 32 * MIB, searchTimeoutMs)
  const commerce = open('commerce', 4 * MIB)
  const account = open('account', 4 * MIB)
  const carts = open('carts', 4 * MIB)
  const orders = open('orders', 4 * MIB)
  const pictures = open('pictures', 16 * MIB)
  const engine =
    cluster &&
    createPlatformHttp(
      { ...clusterSettings(cluster), connections, timeoutMs, probeMs: searchTimeoutMs, maxResponseBytes: 32 * MIB },
      log,
      observer,
    )
  return {
    catalog,
    commerce,
    account,
    carts,
    orders,
    pictures,
    /** Null if the platform is asked for the catalogue. */
    engine,
    /** Aborts reads, which are no longer needed. Calls that change data, such as an order, have been answered or soon will be. */
    async close(): Promise<void> {
      await Promise.all([
        ...[catalog, commerce, pictures, ...(engine ? [engine] : [])].map((family) => family.close()),
        ...[account, carts, orders].map((family) => family.finish()),
      ])
    },
  }
}
