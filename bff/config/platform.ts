import { z } from 'zod'
import { SEARCH, SWITCHES } from '#schema/rules/constants.ts'
import { clusterConfig, clusterVariables } from './cluster.ts'
import { indexName } from './values/names.ts'
import { orderTimeoutMs, timeoutMs, wholeNumber } from './values/numbers.ts'
import { flag, origin } from './values/plain.ts'
import { setting } from './values/setting.ts'

const SEARCH_ADAPTERS = ['api', 'api-compact'] as const

/** The request and response format of searches. */
export type SearchAdapterName = (typeof SEARCH_ADAPTERS)[number]

/**
 * Timeouts for the embedded sandbox: shop and sandbox share one process, so on a busy machine both wait for the same processor.
 */
const EMBEDDED = { searchTimeoutMs: 10_000, timeoutMs: 10_000, syncTimeoutMs: 5000 } as const
const ELSEWHERE = { searchTimeoutMs: SEARCH.serverTimeoutMs, timeoutMs: 5000, syncTimeoutMs: 800 } as const

const timeout = (meaning: string, name: keyof typeof EMBEDDED) =>
  setting(timeoutMs.optional(), meaning, `\`${ELSEWHERE[name]}\`, with the embedded sandbox \`${EMBEDDED[name]}\``)

export const platformVariables = {
  PLATFORM_URL: setting(
    origin
      .refine((url) => !url.endsWith('/api'), 'Leave out /api at the end: it is added to every call')
      .refine(
        (url) => !/[?#]|^\w+:\/\/[^/]*@/.test(url),
        'Leave out user, password, query and fragment: they are sent with no call',
      )
      .optional(),
    "Address of the merchant's platform, without `/api`",
    'the embedded sandbox',
  ),
  ...clusterVariables,
  PLATFORM_INDEX: setting(indexName.default('vue_storefront_catalog'), 'Search index of the default store view'),
  PLATFORM_SEARCH_TIMEOUT_MS: timeout('Timeout of a search', 'searchTimeoutMs'),
  PLATFORM_TIMEOUT_MS: timeout('Timeout of any other platform call', 'timeoutMs'),
  PLATFORM_SYNC_TIMEOUT_MS: timeout(
    "Total time a page or an operation waits for stock and prices; then they are 'not verified' and the browser asks once more. It has to be shorter than `OPERATION_TIMEOUT_MS`",
    'syncTimeoutMs',
  ),
  PLATFORM_ORDER_TIMEOUT_MS: setting(
    orderTimeoutMs.prefault('30000'),
    'Timeout for placing an order, up to a day; shoppers hear sooner that the outcome is not known yet',
  ),
  PLATFORM_CONNECTIONS: setting(
    wholeNumber(1, 65_535).prefault('64'),
    'Most connections to the platform of each family of endpoints ([operations](operations.md#4-scale))',
  ),
  PLATFORM_TOKEN_IN_HEADER: setting(
    flag(false),
    "Customers' tokens travel as `Authorization: Bearer`, as the platform is set up (`users.tokenInHeader`); otherwise as the parameter `token`",
  ),
}

export const platformSettings = z.strictObject({
  stockSync: setting(z.boolean().default(SWITCHES.stockSync), "Asks the platform for stock instead of trusting the index's"),
  priceSync: setting(z.boolean().default(SWITCHES.priceSync), "Asks the platform for prices instead of trusting the index's"),
  priceSyncWait: setting(
    z.boolean().default(SWITCHES.priceSyncWait),
    "Answers wait for the platform's prices; otherwise they come at once with the known prices, and the browser asks once more",
  ),
  clearPricesBeforeSync: setting(
    z.boolean().default(false),
    'Without `priceSyncWait`: hides a price until the platform has confirmed it',
  ),
  tierPrices: setting(
    z.boolean().default(SWITCHES.tierPrices),
    'Uses prices of customer groups: the group id and its token go with searches',
  ),
  searchAdapter: setting(
    z.enum(SEARCH_ADAPTERS, `Search adapter is missing or invalid: there are ${SEARCH_ADAPTERS.join(' and ')}`).default('api'),
    'Format of search answers: `api`, or `api-compact`, which is smaller for catalogues with many variants. With `CATALOG_URL` it is always `api`',
  ),
  cmsData: setting(
    z.boolean().default(false),
    "Asks the platform's extension (`/api/ext/cms-data`) for pages and blocks that the index does not have",
  ),
  cmsHierarchy: setting(
    z.boolean().optional(),
    'The index has the page hierarchy (`cms_hierarchy`, which platforms do not index by themselves); pages of text then link to their neighbours',
    '`true` with the embedded sandbox, otherwise `false`',
  ),
})

/** Timeouts whose default depends on where the platform is. */
export function platformTimeouts(env: z.output<z.ZodObject<typeof platformVariables>>) {
  const defaults = env.PLATFORM_URL === undefined ? EMBEDDED : ELSEWHERE
  return {
    searchTimeoutMs: env.PLATFORM_SEARCH_TIMEOUT_MS ?? defaults.searchTimeoutMs,
    timeoutMs: env.PLATFORM_TIMEOUT_MS ?? defaults.timeoutMs,
    syncTimeoutMs: env.PLATFORM_SYNC_TIMEOUT_MS ?? defaults.syncTimeoutMs,
  }
}

export function platformConfig(
  env: z.output<z.ZodObject<typeof platformVariables>>,
  settings: z.output<typeof platformSettings>,
) {
  return {
    /** Base URL of the API, without `/api` ('http://localhost:8080'); null starts the embedded sandbox. */
    url: env.PLATFORM_URL ?? null,
    ...platformTimeouts(env),
    orderTimeoutMs: env.PLATFORM_ORDER_TIMEOUT_MS,
    connections: env.PLATFORM_CONNECTIONS,
    tokenInHeader: env.PLATFORM_TOKEN_IN_HEADER,
    searchAdapter: settings.searchAdapter,
    /** Null if the platform is asked for the catalogue. */
    cluster: clusterConfig(env),
    cmsData: settings.cmsData,
    cmsHierarchy: settings.cmsHierarchy ?? env.PLATFORM_URL === undefined,
  }
}

export type PlatformConfig = Readonly<ReturnType<typeof platformConfig>>
