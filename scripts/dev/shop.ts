import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServerModuleRunner, type ViteDevServer } from 'vite'
import type * as AppModule from '../../bff/app.ts'
import type * as CheckoutModule from '../../bff/config/checkout.ts'
import type * as ConfigModule from '../../bff/config/config.ts'
import { createPages } from './pages.ts'
import { thrownProblem } from './problem.ts'
import type { Problems } from './problems.ts'
import { type ServedApp, serveApp } from './served-app.ts'

export type Shop = ReturnType<typeof createShop>

interface ShopSettings {
  readonly vite: ViteDevServer
  readonly problems: Problems
  readonly platformUrl: string
  /** Origin of the platform's own checkout, if any. */
  readonly platformCheckout: string | undefined
}

/** The first pages load sources, so slowness is not an outage. */
const PATIENT = { searchTimeoutMs: 20_000, timeoutMs: 20_000, syncTimeoutMs: 20_000 }
const PATIENT_OPERATION_MS = 60_000

/** A server that is replaced when its sources change. Requests wait while it starts. */
export function createShop({ vite, problems, platformUrl, platformCheckout }: ShopSettings) {
  const pages = createPages(vite, problems)
  let current: Promise<ServedApp | null> = Promise.resolve(null)
  const load = async () => {
    const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false })
    const { buildApp }: typeof AppModule = await runner.import('/bff/app.ts')
    const { readConfig }: typeof ConfigModule = await runner.import('/bff/config/config.ts')
    const { withPlatformCheckout }: typeof CheckoutModule = await runner.import('/bff/config/checkout.ts')
    const config = readConfig(process.env)
    const settings = {
      ...config,
      checkout: withPlatformCheckout(config.checkout, platformCheckout),
      cache: { ...config.cache, pageBytes: 0 },
      platform: { ...config.platform, ...PATIENT },
      operationTimeoutMs: PATIENT_OPERATION_MS,
      // Edits must be visible, so a service worker of an earlier build is removed.
      serviceWorker: false,
    }
    const app = await buildApp(settings, platformUrl, { renderer: pages.renderer, build: 'dist', isDevelopment: true })
    await app.ready()
    return serveApp(app)
  }
  return {
    handle(request: IncomingMessage, response: ServerResponse): void {
      current.then((app) => {
        if (app) app.handle(request, response)
        else response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end(pages.waiting)
      })
    },
    /** Reloads the server. The previous one finishes its pending requests. */
    async reload(): Promise<boolean> {
      const before = current
      const next = load().then(
        (app) => {
          problems.clear('server')
          return app
        },
        (error) => {
          problems.set('server', thrownProblem(error, vite.config.root))
          return null
        },
      )
      // If the new server fails to load, the previous one stays.
      current = Promise.all([before, next]).then(([old, app]) => app ?? old)
      const app = await next
      if (app) (await before)?.retire()
      return app !== null
    },
    /** Reloads the pages' sources with the next page. */
    reloadPages: pages.reload,
    close: async () => (await current)?.retire(),
  }
}
