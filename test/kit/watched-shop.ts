import { inject } from 'vitest'
import { type FaultyPlatform, faultyPlatform, type PlatformCall } from './faulty-platform.ts'
import type { RunningShop } from './shop.ts'
import { switchedShop } from './switched-shop.ts'

/** A shop whose every call to the shared platform is seen, and can be made to fail. */
export interface WatchedShop {
  readonly url: string
  readonly platform: FaultyPlatform
  readonly shop: RunningShop
  /** The calls the platform got while something was done. */
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
