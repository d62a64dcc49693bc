import { randomBytes } from 'node:crypto'
import { startMemoryServer } from '../../../bff/cache/valkey/testing/memory-server.ts'
import { PATIENT, type RunningShop, startShop } from '../../kit/shop.ts'
import { startBalancer } from './balancer.ts'
import { type OtherRelease, otherRelease } from './other-release.ts'

/** A load balancer, a shared store, and replicas of two releases. */
export interface Rollout {
  /** The address of the load balancer. */
  readonly url: string
  readonly other: OtherRelease
  /** Starts a replica, and waits until it is ready. */
  start(release: 'this' | 'other'): Promise<RunningShop>
  /** Stops a replica as an orchestrator does: it drains first. */
  stop(replica: RunningShop): Promise<void>
  end(): Promise<void>
}

/** @param most replicas that are started in all */
export async function startRollout(sandboxUrl: string, most: number): Promise<Rollout> {
  const [store, balancer, other] = [await startMemoryServer(), await startBalancer(most), otherRelease()]
  const shared = { VALKEY_URL: store.url, VALKEY_TIMEOUT_MS: '5000', SESSION_KEYS: randomBytes(32).toString('base64') }
  const running = new Set<RunningShop>()
  const ports = balancer.ports.values()
  const stop = async (replica: RunningShop) => {
    await replica.stop()
    running.delete(replica)
  }
  return {
    url: balancer.url,
    other,
    stop,
    async start(release) {
      const env = { ...PATIENT, ...shared, PLATFORM_URL: sandboxUrl, DRAIN_SECONDS: '1', PORT: `${ports.next().value}` }
      const replica = await startShop({ env, ...(release === 'other' && { release: other.folder }) })
      running.add(replica)
      return replica
    },
    async end() {
      await Promise.all([...running].map(stop))
      await Promise.all([balancer.stop(), store.stop()])
      other.remove()
    },
  }
}
