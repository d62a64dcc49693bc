import { z } from 'zod'
import { SEARCH } from '#schema/rules/constants.ts'
import { patience, wholeNumber } from './values/numbers.ts'
import { flag, origin, truth } from './values/plain.ts'

export interface PlatformConfig {
  /** Base of the API, without `/api` ('http://localhost:8080'); null starts the embedded sandbox. */
  readonly url: string | null
  readonly searchTimeoutMs: number
  readonly timeoutMs: number
  /** How long the platform has to place an order. */
  readonly orderTimeoutMs: number
  /** How long a page or an operation waits for stock and prices, all of them together. */
  readonly syncTimeoutMs: number
  readonly connections: number
  /** The customer's token travels as a Bearer header; otherwise as the parameter `token`. */
  readonly tokenInHeader: boolean
  readonly searchAdapter: SearchAdapterName
  /** Pages and blocks that the index does not have are asked of the platform's extension for them. */
  readonly cmsData: boolean
  /** Its index has the hierarchy of pages. */
  readonly cmsHierarchy: boolean
}

const SEARCH_ADAPTERS = ['api', 'api-compact'] as const

/** How searches are asked and answered. */
export type SearchAdapterName = (typeof SEARCH_ADAPTERS)[number]

/** Without `PLATFORM_URL` the platform is the sandbox in this process: on a busy machine both wait for the same processor. */
const EMBEDDED = { searchTimeoutMs: 10_000, timeoutMs: 10_000, syncTimeoutMs: 5000 } as const
const ELSEWHERE = { searchTimeoutMs: SEARCH.serverTimeoutMs, timeoutMs: 5000, syncTimeoutMs: 800 } as const

export const platformVariables = {
  PLATFORM_URL: origin.refine((url) => !url.endsWith('/api'), 'Leave out /api at the end: it is added to every call').optional(),
  PLATFORM_SEARCH_TIMEOUT_MS: patience.optional(),
  PLATFORM_TIMEOUT_MS: patience.optional(),
  PLATFORM_ORDER_TIMEOUT_MS: patience.default(30_000),
  PLATFORM_SYNC_TIMEOUT_MS: patience.optional(),
  PLATFORM_CONNECTIONS: wholeNumber(1, 65_535).default(64),
  PLATFORM_TOKEN_IN_HEADER: flag(false),
  SEARCH_ADAPTER: z
    .enum(SEARCH_ADAPTERS, `Search adapter is missing or invalid: there are ${SEARCH_ADAPTERS.join(' and ')}`)
    .default('api'),
  PLATFORM_CMS_DATA: flag(false),
  PLATFORM_CMS_HIERARCHY: truth.optional(),
}

export function platformConfig(env: z.output<z.ZodObject<typeof platformVariables>>): PlatformConfig {
  const defaults = env.PLATFORM_URL === undefined ? EMBEDDED : ELSEWHERE
  return {
    url: env.PLATFORM_URL ?? null,
    searchTimeoutMs: env.PLATFORM_SEARCH_TIMEOUT_MS ?? defaults.searchTimeoutMs,
    timeoutMs: env.PLATFORM_TIMEOUT_MS ?? defaults.timeoutMs,
    orderTimeoutMs: env.PLATFORM_ORDER_TIMEOUT_MS,
    syncTimeoutMs: env.PLATFORM_SYNC_TIMEOUT_MS ?? defaults.syncTimeoutMs,
    connections: env.PLATFORM_CONNECTIONS,
    tokenInHeader: env.PLATFORM_TOKEN_IN_HEADER,
    searchAdapter: env.SEARCH_ADAPTER,
    cmsData: env.PLATFORM_CMS_DATA,
    cmsHierarchy: env.PLATFORM_CMS_HIERARCHY ?? env.PLATFORM_URL === undefined,
  }
}
