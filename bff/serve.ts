import { existsSync } from 'node:fs'
import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.ts'
import type { AppOptions } from './app-context.ts'
import { banner, localOrigin, type StartedPlatform } from './banner.ts'
import { withPlatformCheckout } from './config/checkout.ts'
import { type Config, longestAnswerMs } from './config/config.ts'
import { ConfigError } from './config/config-error.ts'
import { configuredHosts, ownHosts } from './http/requests/known-hosts.ts'
import { createLifecycle, DRAIN_EXTRA_MS } from './lifecycle.ts'
import { warmUp } from './warm-up.ts'

/** What requests under way get to be answered in, beyond the time an answer may take by its own limits. */
const CLOSING_MS = 10_000
const SANDBOX = new URL('../sandbox/sandbox.ts', import.meta.url)

/** Starts the shop, and its platform when none is named; says where everything is; stops gracefully. */
export async function serve(config: Config, options: Omit<AppOptions, 'phase'>): Promise<void> {
  let shop = ''
  const platform: StartedPlatform =
    config.platform.url === null ? await startedSandbox(config, () => shop) : { url: config.platform.url }
  const lifecycle = createLifecycle(config.drainSeconds * 1000)
  const checkout = withPlatformCheckout(config.checkout, platform.checkoutUrl)
  const app = await buildApp({ ...config, checkout }, platform.url, { ...options, phase: lifecycle.phase })
  lifecycle.watch(app.server)
  closeWithGrace({ delay: stoppingMs(config), logger: app.log }, async ({ err, signal }) => {
    if (err) app.log.fatal({ err }, 'stopping after an uncaught error')
    if (signal === 'SIGTERM') await lifecycle.drain(app.log)
    await app.close()
    await platform.close?.()
    app.log.info('stopped')
  })
  const address = await app.listen({ port: config.port, host: config.host })
  shop = config.publicUrl ?? localOrigin(address, config.host)
  const isStarting = () => lifecycle.phase() === 'starting'
  await warmUp({ ...config, address, origin: shop, isStarting, log: app.log })
  if (!isStarting()) return
  lifecycle.started()
  console.info(banner(config, shop, platform))
}

/** How long the process may take to stop. */
const stoppingMs = (config: Config): number => config.drainSeconds * 1000 + DRAIN_EXTRA_MS + longestAnswerMs(config) + CLOSING_MS

/**
 * Imported here, so that a shop with a platform of its own loads nothing of the demo.
 * @throws ConfigError where the demo was not installed, as in the shop's container image
 */
async function startedSandbox(config: Config, shopUrl: () => string): Promise<StartedPlatform> {
  const { sandbox, platform } = config
  if (!existsSync(SANDBOX)) throw new ConfigError(['PLATFORM_URL: is not set, and the sandbox is not installed here'])
  const { startSandbox } = await import('../sandbox/sandbox.ts')
  const shopHosts = () => [...configuredHosts(config), ...ownHosts(new URL(shopUrl()).port)]
  const started = await startSandbox({ ...sandbox, tokenInHeader: platform.tokenInHeader, shopUrl, shopHosts })
  return { ...started, checkoutUrl: started.url }
}
