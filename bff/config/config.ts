import { type AnalyticsConfig, analyticsConfig } from './analytics.ts'
import { type CacheConfig, cacheConfig } from './cache.ts'
import type { CartConfig } from './cart.ts'
import { type CatalogConfig, catalogConfig } from './catalog.ts'
import { type CheckoutConfig, checkoutConfig } from './checkout.ts'
import { type ClientConfig, readClients } from './clients.ts'
import { ConfigError } from './config-error.ts'
import { readEnvironment, type Variables } from './environment.ts'
import { type LegacyConfig, legacyConfig } from './legacy.ts'
import { type PlatformConfig, platformConfig } from './platform.ts'
import { type RateLimitsConfig, rateLimitsConfig } from './rate-limits.ts'
import { type SandboxConfig, sandboxConfig } from './sandbox.ts'
import { type ServerConfig, serverConfig } from './server.ts'
import { type SessionConfig, sessionConfig } from './session.ts'
import { type ShopConfig, shopConfig } from './shop.ts'
import { readShopFiles, type ShopFiles } from './shop-files.ts'
import type { StoreViewConfig } from './store-view.ts'
import { storeViews } from './store-views.ts'
import { type TelemetryConfig, telemetryConfig } from './telemetry.ts'
import { type ValkeyConfig, valkeyConfig } from './valkey.ts'

/** The validated configuration. docs/configuration.md describes the settings. */
export interface Config extends ServerConfig {
  readonly playground: boolean
  readonly platform: PlatformConfig
  readonly legacy: LegacyConfig
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
  readonly telemetry: TelemetryConfig
  /** Registered clients; empty if none is registered. */
  readonly clients: readonly ClientConfig[]
}

/** One day. Longer time limits make no sense, and timers must not overflow. */
const MOST_ANSWER_MS = 86_400_000

/** The maximum duration of a response, including a platform call that continues in the background. */
export const longestResponseMs = ({ platform, operationTimeoutMs }: Pick<Config, 'platform' | 'operationTimeoutMs'>): number =>
  Math.min(MOST_ANSWER_MS, Math.max(operationTimeoutMs, platform.orderTimeoutMs, platform.timeoutMs))

export interface Settings {
  readonly variables: Variables
  readonly set: ReadonlySet<string>
  /** Paths of the files that variables were read from. */
  readonly secretFiles: ReadonlyMap<string, string>
  readonly files: ShopFiles
  readonly clients: readonly ClientConfig[]
}

/**
 * Reads environment variables and the content folder they name.
 * @throws ConfigError listing every error
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const { variables, content, set, secretFiles, issues } = readEnvironment(environment)
  const files = content === null ? [] : readShopFiles(content)
  const clients = variables?.CLIENTS_FILE === undefined ? [] : readClients(variables.CLIENTS_FILE)
  const all = [...issues, ...(isFiles(files) ? [] : files), ...('issues' in clients ? clients.issues : [])]
  if (variables === null || !isFiles(files) || 'issues' in clients || all.length > 0) throw new ConfigError(all)
  return { variables, set, secretFiles, files, clients }
}

const isFiles = (files: ShopFiles | readonly string[]): files is ShopFiles => 'shop/default.yaml' in files

/**
 * Reads the configuration: environment variables, and the content folder they name.
 * @throws ConfigError listing every error
 */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config =>
  createConfig(readSettings(environment))

export function createConfig({ variables, files, clients }: Settings): Config {
  const server = serverConfig(variables)
  const { value: settings } = files['shop/settings.yaml']
  const { value: views } = files['shop/store-views.yaml']
  const platform = platformConfig(variables, settings.platform)
  return {
    ...server,
    playground: server.playground ?? platform.url === null,
    platform,
    legacy: legacyConfig(variables),
    sandbox: sandboxConfig(variables),
    catalog: catalogConfig(settings),
    cart: settings.cart,
    checkout: checkoutConfig(variables, settings.checkout),
    storeViews: storeViews(views, variables.PLATFORM_INDEX),
    analytics: analyticsConfig(settings.analytics),
    cache: cacheConfig(variables, settings.catalog.deviceProducts),
    shop: shopConfig(files['shop/default.yaml'].value, variables.CONTENT_DIR, views.commonCaches),
    session: sessionConfig(variables),
    rateLimits: rateLimitsConfig(variables),
    valkey: valkeyConfig(variables),
    telemetry: telemetryConfig(variables),
    clients,
  }
}
