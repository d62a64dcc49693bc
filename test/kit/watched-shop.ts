import { inject } from 'vitest'
import { type FaultyPlatform, faultyPlatform, type PlatformCall } from './faulty-platform.ts'
import { httpShop } from './http-shop.ts'
import { switchedShop } from './switched-shop.ts'

/** A shop whose calls to the shared platform are recorded and can be made to fail. */
export interface WatchedShop {
  readonly url: string
  readonly platform: FaultyPlatform
  /** Returns the platform calls made during an action. */
  during(act: () => Promise<unknown>): Promise<readonly PlatformCall[]>
  stop(): Promise<void>
}

/** A watched shop in its own process. */
export interface LoggingShop extends WatchedShop {
  /** The whole log so far. */
  output(): string
}

type Settings = Readonly<Record<string, string>>

export async function watchedShop(env: Settings = {}): Promise<WatchedShop> {
  const platform = await faultyPlatform(inject('shop').sandboxUrl)
  const { url, close } = await httpShop({ ...env, PLATFORM_URL: platform.url })
  return watchShop(url, platform, close)
}

export async function loggingShop(env: Settings = {}): Promise<LoggingShop> {
  const platform = await faultyPlatform(inject('shop').sandboxUrl)
  const { url, output, stop } = await switchedShop({ ...env, PLATFORM_URL: platform.url })
  return { ...watchShop(url, platform, stop), output }
}

const watchShop = (url: string, platform: FaultyPlatform, stop: () => Promise<void>): WatchedShop => ({
  url,
  platform,
  async during(act) {
    const before = platform.requests.length
    await act()
    return platform.requests.slice(before)
  },
  async stop() {
    await stop()
    await platform.close()
  },
})
