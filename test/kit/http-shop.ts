import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { inject } from 'vitest'
import { buildApp } from '../../bff/app.ts'
import { readConfig } from '../../bff/config/config.ts'
import { builtRenderer } from '../../bff/http/pages/renderer/built-renderer.ts'
import { exchange, type RawAnswer } from './raw-exchange.ts'
import { PATIENT } from './shop.ts'

/** The shop's server in this process on its own port, using the shared platform by default. */
export interface HttpShop {
  readonly url: string
  /** Registered paths with their methods. */
  readonly routes: ReadonlyMap<string, readonly string[]>
  /** Sends a raw request byte for byte, and returns the answer when the connection closes. */
  raw(request: string): Promise<RawAnswer>
  close(): Promise<void>
}

const BUILD = 'dist'
const SETTINGS = { PLAYGROUND: 'true', LOG_LEVEL: 'error', RENDER_THREADS: '0' }

/** @param build folder of its built files; its pages are always those of this build */
export async function httpShop(env: Readonly<Record<string, string>> = {}, build = BUILD): Promise<HttpShop> {
  const { sandboxUrl } = inject('shop')
  const config = readConfig({ ...PATIENT, PLATFORM_URL: sandboxUrl, CHECKOUT_URL: sandboxUrl, ...SETTINGS, ...env })
  const renderer = await builtRenderer(BUILD, config.renderThreads)
  const platformUrl = config.platform.url ?? sandboxUrl
  const { app, routes } = await withRoutes(() => buildApp(config, platformUrl, { renderer, build }))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url, routes, raw: (request) => exchange(Number(new URL(url).port), request), close: () => app.close() }
}

/** Fastify publishes this when a server is created, before its routes are registered. The last server created is the shop's. */
const MADE = 'fastify.initialization'

async function withRoutes(build: () => Promise<FastifyInstance>) {
  let routes = new Map<string, readonly string[]>()
  const watch = (message: unknown) => {
    const { fastify } = message as { readonly fastify: FastifyInstance }
    routes = new Map()
    fastify.addHook('onRoute', ({ url, method }) => {
      routes.set(url, [...new Set([...(routes.get(url) ?? []), method].flat())].sort())
    })
  }
  subscribe(MADE, watch)
  const app = await build()
  unsubscribe(MADE, watch)
  return { app, routes }
}
