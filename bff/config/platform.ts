import { z } from 'zod'
import { SEARCH } from '#schema/rules/constants.ts'
import { patience, wholeNumber } from './values/numbers.ts'
import { flag, origin, truth } from './values/plain.ts'

export interface PlatformConfig {
  /** Base URL of the API, without `/api` ('http://localhost:8080'); null starts the embedded sandbox. */
  readonly url: string | null
  readonly searchTimeoutMs: number
  readonly timeoutMs: number
  /** Timeout for placing an order. */
  readonly orderTimeoutMs: number
  /** Total time a page or an operation waits for stock and prices. */
  readonly syncTimeoutMs: number
  readonly connections: number
  /** Sends the customer's token as a Bearer header; otherwise as the parameter `token`. */
  readonly tokenInHeader: boolean
  readonly searchAdapter: SearchAdapterName
  /** Pages and blocks that are missing from the index are requested from the platform's CMS extension. */
  readonly cmsData: boolean
  /** The index contains the page hierarchy. */
  readonly cmsHierarchy: boolean
}

const SEARCH_ADAPTERS = ['api', 'api-compact'] as const

/** The request and response format of searches. */
export type SearchAdapterName = (typeof SEARCH_ADAPTERS)[number]

/**
 * Timeouts for the embedded sandbox: shop and sandbox share one process, so on a busy machine both wait for the same processor.
 */
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
