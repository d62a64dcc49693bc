import { inject } from 'vitest'
import { type FaultyPlatform, faultyPlatform, type PlatformCall } from './faulty-platform.ts'
import type { RunningShop } from './shop.ts'
import { switchedShop } from './switched-shop.ts'

/** A shop whose calls to the shared platform are recorded and can be made to fail. */
export interface WatchedShop {
  readonly url: string
  readonly platform: FaultyPlatform
  readonly shop: RunningShop
  /** Returns the platform calls made during an action. */
  during(act: () => Promise<unknown>): Promise<readonly PlatformCall[]>
  stop(): Promise<void>
}

export async function watchedShop(env: Readonly<Record<string, string>> = {}): Promise<WatchedShop> {
  const platform = await faultyPlatform(inject('shop').sandboxUrl)
  const shop = await switchedShop({ ...env, PLATFORM_URL: platform.url })
  return {
    url: shop.url,
    platform,
    shop,
    async during(act) {
      const before = platform.requests.length
      await act()
      return platform.requests.slice(before)
    },
    async stop() {
      await shop.stop()
      await platform.close()
    },
  }
}
