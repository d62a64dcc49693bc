import { z } from 'zod'
import { LISTING, LOCALE, SEARCH } from '#schema/rules/constants.ts'

/** What the environment says, validated. @source README, table 'Configuration' */
export interface Config {
  readonly port: number
  readonly host: string
  /** Origin shoppers see, without a trailing slash; null means the one of the request. */
  readonly publicUrl: string | null
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** Networks whose forwarding headers are believed. */
  readonly trustedProxies: readonly string[]
  readonly platform: PlatformConfig
  readonly sandbox: SandboxConfig
  readonly catalog: CatalogConfig
  readonly storeViews: readonly StoreViewConfig[]
  /** The GraphQL playground and free queries. */
  readonly playground: boolean
  /** How long a GraphQL operation may take, and a page with its operations. */
  readonly operationTimeoutMs: number
  readonly cache: CacheConfig
  readonly shop: ShopConfig
}

export interface PlatformConfig {
  /** Base of the API, without `/api` ('http://localhost:8080'); null starts the embedded sandbox. */
  readonly url: string | null
  readonly searchTimeoutMs: number
  readonly timeoutMs: number
  readonly connections: number
  readonly searchAdapter: SearchAdapterName
}

/** How searches are asked and answered. */
export type SearchAdapterName = (typeof SEARCH_ADAPTERS)[number]

export interface SandboxConfig {
  readonly port: number
  readonly dataDirectory: string
}

export interface CatalogConfig {
  /** Attribute codes listings can be narrowed by, in order; 'price' is the range facet. */
  readonly filterAttributes: readonly string[]
  /** Attribute codes shown on cards, in order of preference. */
  readonly keyFactAttributes: readonly string[]
  /** Fields of the full-text search with their boosts. */
  readonly searchFields: Readonly<Record<string, number>>
  readonly rootCategoryId: string
  readonly bestSellersCategoryId: string
  readonly specialOffersCategoryId: string
  readonly listOutOfStock: boolean
  /** Links use the catalogue's own url paths; without it `/c/{slug}` and `/p/{sku}/{slug}`. */
  readonly urlDispatcher: boolean
  readonly preventChildAccess: boolean
  readonly firstVariantInUrl: boolean
  readonly stockSync: boolean
  readonly priceSync: boolean
  /** Answers wait for the platform's prices; without it they come at once, and the prices behind them. */
  readonly priceSyncWait: boolean
  /** Prices that are not confirmed are not shown until they have been asked for. */
  readonly clearPricesBeforeSync: boolean
  /** Prices of customer groups by number of pieces. */
  readonly tierPrices: boolean
  readonly groupedTax: GroupedTaxConfig
  readonly timeZone: string
}

/** @source TAX-2, TAX-11; platform contract §3.1 */
interface GroupedTaxConfig {
  /** The group of shoppers who are not signed in; null switches grouped tax off. */
  readonly userGroupId: number | null
  readonly useOnlyDefaultUserGroupId: boolean
}

export interface StoreViewConfig {
  readonly code: string
  readonly id: number
  readonly name: string
  /** Search index of the platform. */
  readonly index: string
  /** Host name it has to itself ('shop.example', in lower case, without a port); null for any. */
  readonly host: string | null
  /** Path prefix ('/de'); empty for the default view. */
  readonly basePath: string
  /** BCP 47 tag of the texts: 'en-GB'. */
  readonly language: string
  /** BCP 47 tag of the way numbers are written. */
  readonly locale: string
  readonly currency: 'GBP' | 'EUR'
  readonly currencySign: string
  /** With `{sign}` and `{amount}`. */
  readonly priceFormat: string
  readonly dateFormat: string
  readonly taxCountry: string
}

export interface CacheConfig {
  readonly upstreamBytes: number
  readonly pageBytes: number
  readonly answerBytes: number
  readonly pictureBytes: number
  /** Seconds an answer of the platform counts as fresh. */
  readonly upstreamFreshSeconds: number
  readonly pageFreshSeconds: number
}

export interface ShopConfig {
  readonly name: string
  readonly phone: string | null
  /** Folder with `{store code}.json` or `default.json`: the banners of the home page. */
  readonly bannersDirectory: string
  /** Identifiers of the pages of text that header and footer link to, where they exist. */
  readonly pages: { readonly help: readonly string[]; readonly about: readonly string[] }
}

const truth = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1')
const flag = (fallback: boolean) => truth.default(fallback)
const list = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((value) =>
      value
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
const count = (fallback: number, max = Number.MAX_SAFE_INTEGER) => z.coerce.number().int().min(0).max(max).default(fallback)
const origin = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))

const SEARCH_ADAPTERS = ['api', 'api-compact'] as const

const MIB = 1024 * 1024
const SEARCH_FIELDS = Object.entries(SEARCH.boosts)
  .map(([field, boost]) => `${field}^${boost}`)
  .join()
const FILTERS = 'brand,colour,size,type,finish,width,thickness,diameter,grit,wood_type,manufacturer,stair_part,price'

const Environment = z.object({
  PORT: count(3000, 65_535),
  HOST: z.string().min(1).default('0.0.0.0'),
  PUBLIC_URL: origin.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUSTED_PROXIES: list(''),
  PLATFORM_URL: origin.optional(),
  PLATFORM_SEARCH_TIMEOUT_MS: count(SEARCH.serverTimeoutMs),
  PLATFORM_TIMEOUT_MS: count(5000),
  PLATFORM_CONNECTIONS: count(64),
  SEARCH_ADAPTER: z
    .enum(SEARCH_ADAPTERS, `Search adapter is missing or invalid: there are ${SEARCH_ADAPTERS.join(' and ')}`)
    .default('api'),
  PLATFORM_INDEX: z
    .string()
    .regex(/^[a-z0-9_]+$/, 'lower-case letters, digits and _ only')
    .default('vue_storefront_catalog'),
  SANDBOX_PORT: count(0, 65_535),
  SANDBOX_DATA: z.string().min(1).default('.data'),
  FILTER_ATTRIBUTES: list(FILTERS),
  KEY_FACT_ATTRIBUTES: list('thickness,width,length,diameter,size,grit,wood_type,finish'),
  SEARCH_FIELDS: z
    .string()
    .default(SEARCH_FIELDS)
    .transform((value, context) => {
      const fields: Record<string, number> = {}
      for (const part of value.split(',')) {
        const [field, boost = '1'] = part.trim().split('^')
        if (!field || !(Number(boost) > 0)) context.addIssue({ code: 'custom', message: `'${part}' is not field^boost` })
        else fields[field] = Number(boost)
      }
      return fields
    }),
  ROOT_CATEGORY_ID: z.string().default(LISTING.rootCategoryId),
  BEST_SELLERS_CATEGORY_ID: z.string().default(LISTING.bestSellersCategoryId),
  SPECIAL_OFFERS_CATEGORY_ID: z.string().default(LISTING.specialOffersCategoryId),
  LIST_OUT_OF_STOCK: flag(true),
  URL_DISPATCHER: flag(true),
  PREVENT_CHILD_ACCESS: flag(true),
  FIRST_VARIANT_IN_URL: flag(false),
  STOCK_SYNC: flag(true),
  PRICE_SYNC: flag(true),
  PRICE_SYNC_WAIT: flag(true),
  CLEAR_PRICES_BEFORE_SYNC: flag(false),
  TIER_PRICES: flag(false),
  TAX_USER_GROUP_ID: z.coerce.number().int().min(0).optional(),
  TAX_ONLY_DEFAULT_GROUP: flag(false),
  TIME_ZONE: z.string().default('Europe/London'),
  PLAYGROUND: truth.optional(),
  OPERATION_TIMEOUT_MS: count(10_000),
  CACHE_UPSTREAM_MB: count(64),
  CACHE_PAGES_MB: count(64),
  CACHE_ANSWERS_MB: count(16),
  CACHE_PICTURES_MB: count(48),
  UPSTREAM_FRESH_SECONDS: count(45),
  PAGE_FRESH_SECONDS: count(60),
  SHOP_NAME: z.string().min(1).default('Heartwood'),
  SHOP_PHONE: z.string().default('0113 496 0123'),
  HELP_PAGES: list('delivery,returns,cutting-guide,choosing-timber'),
  ABOUT_PAGES: list('about-us,sustainability,terms-and-conditions,privacy-policy'),
  BANNERS_DIR: z.string().min(1).default('bff/content/banners'),
})

/** Names of every variable that is read. */
export const VARIABLES: readonly string[] = Object.keys(Environment.shape)

/**
 * The configuration that an environment describes.
 * @throws ConfigError naming every variable that is wrong, all at once
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = Environment.safeParse(set)
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  const env = parsed.data
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? null,
    logLevel: env.LOG_LEVEL,
    trustedProxies: env.TRUSTED_PROXIES,
    platform: {
      url: env.PLATFORM_URL ?? null,
      searchTimeoutMs: env.PLATFORM_SEARCH_TIMEOUT_MS,
      timeoutMs: env.PLATFORM_TIMEOUT_MS,
      connections: env.PLATFORM_CONNECTIONS,
      searchAdapter: env.SEARCH_ADAPTER,
    },
    sandbox: { port: env.SANDBOX_PORT, dataDirectory: env.SANDBOX_DATA },
    catalog: {
      filterAttributes: env.FILTER_ATTRIBUTES,
      keyFactAttributes: env.KEY_FACT_ATTRIBUTES,
      searchFields: env.SEARCH_FIELDS,
      rootCategoryId: env.ROOT_CATEGORY_ID,
      bestSellersCategoryId: env.BEST_SELLERS_CATEGORY_ID,
      specialOffersCategoryId: env.SPECIAL_OFFERS_CATEGORY_ID,
      listOutOfStock: env.LIST_OUT_OF_STOCK,
      urlDispatcher: env.URL_DISPATCHER,
      preventChildAccess: env.PREVENT_CHILD_ACCESS,
      firstVariantInUrl: env.FIRST_VARIANT_IN_URL,
      stockSync: env.STOCK_SYNC,
      priceSync: env.PRICE_SYNC,
      priceSyncWait: env.PRICE_SYNC_WAIT,
      clearPricesBeforeSync: env.CLEAR_PRICES_BEFORE_SYNC,
      tierPrices: env.TIER_PRICES,
      groupedTax: { userGroupId: env.TAX_USER_GROUP_ID ?? null, useOnlyDefaultUserGroupId: env.TAX_ONLY_DEFAULT_GROUP },
      timeZone: env.TIME_ZONE,
    },
    storeViews: [defaultStoreView(env.PLATFORM_INDEX)],
    playground: env.PLAYGROUND ?? env.PLATFORM_URL === undefined,
    operationTimeoutMs: env.OPERATION_TIMEOUT_MS,
    cache: {
      upstreamBytes: env.CACHE_UPSTREAM_MB * MIB,
      pageBytes: env.CACHE_PAGES_MB * MIB,
      answerBytes: env.CACHE_ANSWERS_MB * MIB,
      pictureBytes: env.CACHE_PICTURES_MB * MIB,
      upstreamFreshSeconds: env.UPSTREAM_FRESH_SECONDS,
      pageFreshSeconds: env.PAGE_FRESH_SECONDS,
    },
    shop: {
      name: env.SHOP_NAME,
      phone: env.SHOP_PHONE === 'none' ? null : env.SHOP_PHONE,
      bannersDirectory: env.BANNERS_DIR,
      pages: { help: env.HELP_PAGES, about: env.ABOUT_PAGES },
    },
  }
}

/** @source LOCALE-1, LOCALE-2, VIEW-4 */
const defaultStoreView = (index: string): StoreViewConfig => ({
  code: 'default',
  id: 1,
  name: 'United Kingdom',
  index,
  host: null,
  basePath: '',
  language: 'en-GB',
  locale: LOCALE.locale,
  currency: LOCALE.currency,
  currencySign: '£',
  priceFormat: '{sign}{amount}',
  dateFormat: LOCALE.dateFormat,
  taxCountry: LOCALE.country,
})

/** The environment does not describe a shop. */
export class ConfigError extends Error {
  readonly issues: readonly string[]

  constructor(issues: readonly string[]) {
    super(`The configuration has ${issues.length} error(s):\n${issues.map((issue) => `  ${issue}`).join('\n')}`)
    this.name = 'ConfigError'
    this.issues = issues
  }
}
