import { existsSync } from 'node:fs'
import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.ts'
import type { AppOptions } from './app-context.ts'
import { banner, localOrigin, type StartedPlatform } from './banner.ts'
import { withPlatformCheckout } from './config/checkout.ts'
import type { Config } from './config/config.ts'
import { ConfigError } from './config/config-error.ts'
import { configuredHosts, ownHosts } from './http/requests/known-hosts.ts'
import { serveMetrics } from './http/telemetry/metrics-server.ts'
import { passTraceOn, type Tracing } from './http/telemetry/trace-context.ts'
import { createLifecycle } from './lifecycle.ts'
import { stoppingMs } from './stopping.ts'
import { warmUp } from './warm-up.ts'

const SANDBOX = new URL('../sandbox/sandbox.ts', import.meta.url)

/** Starts the shop, and the sandbox if no platform is configured. Prints the URLs. Stops gracefully. */
export async function serve(config: Config, options: Omit<AppOptions, 'phase'>): Promise<void> {
  let shop = ''
  const platform: StartedPlatform =
    config.platform.url === null ? await startSandboxPlatform(config, () => shop) : { url: config.platform.url }
  const lifecycle = createLifecycle(config.drainSeconds * 1000)
  const checkout = withPlatformCheckout(config.checkout, platform.checkoutUrl)
  const metrics = await openMetrics(config)
  const tracing = await openTracing(config)
  const app = await buildApp({ ...config, checkout }, platform.url, {
    ...options,
    watchesExtensions: true,
    phase: lifecycle.phase,
    metrics: metrics?.metrics ?? null,
    tracing,
  })
  lifecycle.watch(app.server)
  closeWithGrace({ delay: stoppingMs(config), logger: app.log }, async ({ err, signal }) => {
    if (err) app.log.fatal({ err }, 'stopping after an uncaught error')
    if (signal === 'SIGTERM') await lifecycle.drain(app.log)
    await app.close()
    metrics?.server.close()
    await tracing.close().catch((error) => app.log.warn({ err: error }, 'last spans not sent'))
    await platform.close?.()
    app.log.info('stopped')
  })
  const address = await app.listen({ port: config.port, host: config.host })
  shop = config.publicUrl ?? localOrigin(address, config.host)
  if (metrics) app.log.info({ url: metrics.server.url }, 'metrics available')
  const isStarting = () => lifecycle.phase() === 'starting'
  await warmUp({ ...config, address, origin: shop, isStarting, log: app.log })
  if (!isStarting()) return
  lifecycle.started()
  console.info(banner(config, shop, platform))
}

/** Loaded only if it is used. */
async function openMetrics({ telemetry }: Config) {
  if (!telemetry.metrics) return null
  const { createMetrics } = await import('./http/telemetry/metrics.ts')
  const metrics = createMetrics()
  return { metrics, server: await serveMetrics(metrics, telemetry.metrics) }
}

/** The SDK is loaded only if it is used. */
async function openTracing({ telemetry }: Config): Promise<Tracing> {
  if (!telemetry.traces) return passTraceOn
  const { createTracing } = await import('./http/telemetry/tracing.ts')
  return createTracing(telemetry.traces)
}

/**
 * Imports the sandbox dynamically, so that a shop with its own platform does not load it.
 * @throws ConfigError if the sandbox is not installed, as in the container image of the shop, its data folder cannot be used, or its
 * search engine refuses it
 */
async function startSandboxPlatform(config: Config, shopUrl: () => string): Promise<StartedPlatform> {
  const { sandbox, platform } = config
  if (!existsSync(SANDBOX)) throw new ConfigError(['PLATFORM_URL: is not set, and the sandbox is not installed'])
  const { checkPort } = await import('../sandbox/check-port.ts')
  const { startSandbox } = await import('../sandbox/sandbox.ts')
  const { SearchEngineUnusable } = await import('../sandbox/search/cluster-error.ts')
  const { DataFolderUnusable, explainDataFolder } = await import('../sandbox/store/data-folder.ts')
  const shopHosts = () => [...configuredHosts(config), ...ownHosts(new URL(shopUrl()).port)]
  const searchUrl = sandbox.searchUrl?.reveal() ?? null
  const { tokenInHeader } = platform
  await checkPort(config.port, config.host)
  try {
    const started = await startSandbox({ ...sandbox, searchUrl, tokenInHeader, shopUrl, shopHosts })
    return { ...started, checkoutUrl: started.url }
  } catch (error) {
    const reason = explainDataFolder(error, sandbox.dataDirectory)
    if (reason instanceof SearchEngineUnusable) throw new ConfigError([`SANDBOX_SEARCH_URL: ${reason.message}`])
    if (reason instanceof DataFolderUnusable) throw new ConfigError([`SANDBOX_DATA: ${reason.message}`])
    throw error
  }
}
