import type { z } from 'zod'
import { list } from './values/plain.ts'
import { setting } from './values/setting.ts'

/** A path of the platform's API that is passed on: 'GET /api/stock/check/*'. */
export interface LegacyRoute {
  /** GET or POST. */
  readonly method: string
  /** The path by its segments, 'api' first; null for any one segment. */
  readonly segments: readonly (string | null)[]
}

/** The first segment is a word, so that no entry opens the whole API. */
const ROUTE = /^(?<method>GET|POST) \/(?<path>api\/[\w-][\w.-]*(?:\/(?:[\w-][\w.-]*|\*)){0,11})$/

/**
 * Endpoints of one shopper, of orders and of messages. Their tokens would be in addresses, and the rate limits of the shop would not count
 * them.
 */
const PRIVATE = /^api\/(?:user|cart|order|review|sync|invalidate|ext\/(?:mail-service|magento2-subscribe|\*))(?:\/|$)/i

const routes = list('').superRefine((entries, context) => {
  for (const entry of entries) {
    const { path } = ROUTE.exec(entry)?.groups ?? {}
    if (path === undefined)
      context.addIssue(`${JSON.stringify(entry)} is not a method and a path, such as GET /api/stock/check/*`)
    else if (PRIVATE.test(path))
      context.addIssue(`${JSON.stringify(entry)} is not public: carts, customers, orders and messages have no legacy paths`)
  }
})

export const legacyVariables = {
  LEGACY_API: setting(
    routes,
    "Comma-separated list of paths of the platform's API that the shop passes on, for clients that still speak it; `*` is one segment: `GET /api/stock/check/*,POST /api/catalog/vue_storefront_catalog/product/_search`. Public data only ([operations](operations.md#legacy-paths))",
  ),
}

export const legacyConfig = (env: z.output<z.ZodObject<typeof legacyVariables>>) => ({
  routes: env.LEGACY_API.map((entry): LegacyRoute => {
    const [method = '', path = ''] = entry.split(' /')
    return { method, segments: path.split('/').map((segment) => (segment === '*' ? null : segment)) }
  }),
})

export type LegacyConfig = Readonly<ReturnType<typeof legacyConfig>>
