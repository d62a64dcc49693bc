import { z } from 'zod'
import { type AnalyticsConfig, analyticsConfig, analyticsVariables } from './analytics.ts'
import { type CacheConfig, cacheConfig, cacheVariables } from './cache.ts'
import { type CartConfig, cartConfig, cartVariables } from './cart.ts'
import { type CatalogConfig, catalogConfig, catalogVariables } from './catalog.ts'
import { type CheckoutConfig, checkoutConfig, checkoutVariables } from './checkout.ts'
import { ConfigError } from './config-error.ts'
import { type PlatformConfig, platformConfig, platformVariables } from './platform.ts'
import { type RateLimitsConfig, rateLimitsConfig, rateLimitVariables } from './rate-limits.ts'
import { type SandboxConfig, sandboxConfig, sandboxVariables } from './sandbox.ts'
import { type ServerConfig, serverConfig, serverVariables } from './server.ts'
import { type SessionConfig, sessionConfig, sessionVariables } from './session.ts'
import { type ShopConfig, shopConfig, shopVariables } from './shop.ts'
import { defaultStoreView, type StoreViewConfig, storeViewVariables } from './store-view.ts'
import { furtherStoreViews, furtherStoreViewVariables } from './store-views.ts'
import { type ValkeyConfig, valkeyConfig, valkeyVariables } from './valkey.ts'
import { misspelt } from './values/misspelt.ts'

/** The validated environment. @source README, table 'Configuration' */
export interface Config extends ServerConfig {
  readonly playground: boolean
  readonly platform: PlatformConfig
  readonly sandbox: SandboxConfig
  readonly catalog: CatalogConfig
  readonly cart: CartConfig
  readonly checkout: CheckoutConfig
  readonly analytics: AnalyticsConfig
  /** The default store view comes first. */
  readonly storeViews: readonly StoreViewConfig[]
  readonly cache: CacheConfig
  readonly shop: ShopConfig
  readonly session: SessionConfig
  readonly rateLimits: RateLimitsConfig
  readonly valkey: ValkeyConfig
}

const Environment = z.object({
  ...serverVariables,
  ...platformVariables,
  ...storeViewVariables,
  ...furtherStoreViewVariables,
  ...sandboxVariables,
  ...catalogVariables,
  ...cartVariables,
  ...checkoutVariables,
  ...analyticsVariables,
  ...cacheVariables,
  ...shopVariables,
  ...sessionVariables,
  ...rateLimitVariables,
  ...valkeyVariables,
})

/** One day. Longer time limits make no sense, and timers must not overflow. */
const MOST_ANSWER_MS = 86_400_000

/** The maximum duration of a response, including a platform call that continues in the background. */
export const longestAnswerMs = ({ platform, operationTimeoutMs }: Pick<Config, 'platform' | 'operationTimeoutMs'>): number =>
  Math.min(MOST_ANSWER_MS, Math.max(operationTimeoutMs, platform.orderTimeoutMs, platform.timeoutMs))

/** The names of all variables. */
export const VARIABLES: readonly string[] = Object.keys(Environment.shape)

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError listing every invalid variable
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()))
  const parsed = Environment.safeParse(set)
  const issues = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...misspelt(Object.keys(set), VARIABLES).map(([name, meant]) => `${name}: is not read; did you mean ${meant}?`),
  ]
  if (!parsed.success || issues.length > 0) throw new ConfigError(issues)
  const server = serverConfig(parsed.data)
  const platform = platformConfig(parsed.data)
  const defaultView = defaultStoreView(parsed.data)
  const { directory } = parsed.data.CONTENT_DIR
  return {
    ...server,
    playground: server.playground ?? platform.url === null,
    platform,
    sandbox: sandboxConfig(parsed.data),
    catalog: catalogConfig(parsed.data),
    cart: cartConfig(parsed.data),
    checkout: checkoutConfig(parsed.data),
    storeViews: [defaultView, ...furtherStoreViews({ codes: parsed.data.STORE_VIEWS, directory, defaultView })],
    analytics: analyticsConfig(parsed.data),
    cache: cacheConfig(parsed.data),
    shop: shopConfig(parsed.data),
    session: sessionConfig(parsed.data),
    rateLimits: rateLimitsConfig(parsed.data),
    valkey: valkeyConfig(parsed.data),
  }
}
