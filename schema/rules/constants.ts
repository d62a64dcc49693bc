/**
 * All numbers of the shop, each with its source. No other file repeats one. Tests compare them with the specification and with the
 * running shop (`test/spec/constants.spec.ts`, `test/spec/calls/`).
 * @source LIMIT-1 to LIMIT-36, LOCALE-1 to LOCALE-4
 */

/** @source LOCALE-1, LOCALE-2, PRICE-7 */
export const LOCALE = {
  locale: 'en-US',
  currency: 'GBP',
  country: 'GB',
  dateFormat: 'HH:mm D/M/YYYY',
  fractionDigits: 2,
} as const

/** @source LIMIT-1 */
export const LISTING = {
  pageSize: 50,
  /** Engines return no page that ends beyond this product. */
  window: 10_000,
} as const

/** @source LIMIT-2 to LIMIT-6, LIMIT-15 to LIMIT-19 */
export const CATALOG = {
  /** Values asked of the engine per facet. The specification's 10 would hide choices. @source LIMIT-3; platform contract §11.22 */
  facetValues: 200,
  /**
   * The longest list that is sorted here, by price or unit price. Shown prices follow from prices, components, stock, tax and sizes,
   * which no engine combines, and the data of the whole list must arrive within a search's time limit.
   */
  orderedHere: 1000,
  /** Bounds of the price facet in major units of the currency; the last range is open. */
  priceRanges: [0, 50, 100, 150],
  rootCategoryId: '2',
  bestSellersCategoryId: '294',
  specialOffersCategoryId: '335',
  visibility: [2, 3, 4],
  status: [0, 1],
} as const

/** The sizes of product pictures in CSS pixels, `line` in the cart and `card` in lists. @source LIMIT-20 to LIMIT-22 */
export const PRODUCT_PICTURES = {
  line: { width: 210, height: 300 },
  card: { width: 324, height: 489 },
  gallery: { width: 600, height: 744 },
} as const

export const MOST_PIECES = 9999

/** The named lists of a device; a name and a sku in characters. @source SAVE-1, SAVE-2 */
export const LISTS = { most: 50, lines: 200, name: 60, sku: 64 } as const

/** The longest search text in characters; longer texts are cut. @source SEARCH-8 */
export const SEARCH_TERM = { minimumLength: 3, maximumLength: 100 } as const

/** @source SEARCH-4 to SEARCH-8, LIMIT-7 */
export const SEARCH = {
  fuzziness: 2,
  /** @source platform contract §2.8 */
  prefixLength: 2,
  /** @source platform contract §2.8 */
  maxExpansions: 3,
  minimumScore: 0.02,
  minimumShouldMatch: '75%',
  boosts: { name: 4, sku: 2, 'category.name': 1 },
  serverTimeoutMs: 1000,
} as const

/** Apart from `SEARCH`, which browsers do not need. @source LIMIT-7 */
export const QUERY = { clientTimeoutMs: 5000 } as const

/**
 * Scores that rank search results. Each outweighs the sum of those below it, and the smallest the engine's own score, which rarely
 * reaches a few hundred.
 */
export const SEARCH_PREFERENCE = {
  exactSku: 128_000,
  /** Every part of the text, in any of its meanings. */
  everyPart: 64_000,
  everyWord: 32_000,
  everyWordInName: 8000,
  everyPartInName: 4000,
  /** For each part of the text that a product matches, in any of its meanings. */
  part: 4000,
  /** For the kind of goods in any field, and in the name: together more than two other parts. */
  kind: 4000,
  kindInName: 8000,
  /** For names of goods of the kind. Lower than the boost for every word as written. */
  namedAsKind: 12_000,
  /** For names of goods of the kind with every part. Higher than the boost for every word as written. */
  everyPartOfKind: 36_000,
  wordEverywhere: 2000,
  partInName: 60,
} as const

/** The specification has no time limit for changes. A cart change makes several platform calls, one after another. */
export const MUTATION = { clientTimeoutMs: 15_000 } as const

/** @source LIMIT-8, LIMIT-10 to LIMIT-14 */
export const LIST_SIZES = {
  categories: 4000,
  /** All attributes of the catalogue in one request, for filters and product facts. @source LIMIT-2, LIMIT-10 */
  attributes: 999,
  cms: 500,
  cmsBlocks: 150,
  newProducts: 8,
  bestSellers: 8,
  specialOffers: 16,
  suggestedCategories: 5,
  /** With more, the card shown after Add would cover the page. */
  goesWith: 3,
  nearestCategories: 6,
  suggestedPages: 3,
  /** Similar products below the full matches of a search. */
  similar: 12,
  nearSkus: 3,
  /** Without a size, engines return 10 or 50 results only. @source platform contract §11.23 */
  taxRules: 500,
  /** Products whose names form the vocabulary: the best placed ones of a large catalogue. */
  productNames: 5000,
  /** Reviews of all products of a list: a hundred each for a page of 50. */
  listedReviews: 5000,
  /** Products and variants with a special price. */
  specialPrices: 5000,
} as const

/** @source LIMIT-23, LIMIT-27 */
export const TIMING = {
  outputCacheTtlSeconds: 86_400,
  /** Also `--submenu-pop` in web/styles/tokens.css; a test compares them. */
  submenuPopMs: 300,
} as const

/** @source LIMIT-24 */
export const NOTICE = { timeToLiveMs: 5000 } as const

/** Orders on a page of a customer's history, and the last page that can be asked for. @source LIMIT-13 */
export const ORDER_HISTORY = { pageSize: 20, lastPage: 500 } as const

/** Default switches of a shop. @source CACHE-7, PRICE-2, STOCK-10, TAX-8 */
export const SWITCHES = { commonCaches: false, stockSync: true, priceSync: true, priceSyncWait: true, tierPrices: false } as const

/** The cart of a shopper. @source LIMIT-33 */
export const CART = {
  bypassAttempts: 1,
  /** The most lines of a cart. Each costs a platform call. */
  mostLines: 200,
  /** Concurrent changes of different lines. */
  changesAtOnce: 8,
} as const

/** Timeouts of device storage, and the interval of the quota check. @source LIMIT-28 to LIMIT-30 */
export const DEVICE_TIMING = { cacheReadMs: 800, cacheIterateMs: 2000, storageQuotaCheckMs: 30_000 } as const

/** @source LIMIT-31 */
export const CACHE_LIMITS = { readErrors: 1, writeErrors: 30 } as const

/** The database of a device and its stores. @source CACHE-5, CACHE-7 */
export const DEVICE_STORES = {
  /** Prefixed with the store view's code, unless caches are common. */
  name: 'shop',
  collections: ['user', 'cms', 'newsletter', 'wishlist', 'compare', 'elasticCache', 'cart', 'syncTasks'],
  /** Stores that hold copies only, cleared if the device has no room. */
  caches: ['cms', 'elasticCache'],
} as const

/**
 * The shop's own delivery and payment methods, for platforms without any. Titles are in `messages`. Prices are decimals of the main unit.
 * @source LIMIT-34, LIMIT-35
 */
export const CART_METHODS = {
  courier: {
    carrierCode: 'flatrate',
    methodCode: 'flatrate',
    price: 4,
    priceWithTax: 5,
  },
  cashOnDelivery: { code: 'cashondelivery' },
} as const

/** For how long after a change a shopper counts as in checkout, in milliseconds. @source LIMIT-25 */
export const CHECKOUT = { activeMs: 30 * 60 * 1000 } as const

/** @source LIMIT-9 */
export const STOCK_CHUNK = 15

/** Limits of the GraphQL endpoint. @source decision 0006 */
export const GRAPHQL_LIMITS = {
  first: 100,
  skus: 60,
  depth: 10,
  aliases: 15,
  tokens: 2000,
  cost: 50_000,
  bodyBytes: 64 * 1024,
} as const

/** The header of every private request. @source decision 0002 */
export const OWN_PAGE_HEADER = { name: 'x-heartwood', value: '1' } as const

/** The header in which a registered client names itself. @source FRONT-2 */
export const CLIENT_HEADER = 'x-heartwood-client'

/**
 * The session of a registered client. The header of an answer has its new token, or `none` after the session has ended. Tokens start with
 * the prefix.
 * @source FRONT-6
 */
export const SESSION_TOKEN = { header: 'x-heartwood-session', prefix: 'hw1_', none: 'none' } as const

/**
 * Name of the cookie that pages can read: '1' while a customer is signed in, missing otherwise. It opens nothing.
 * @param deviceDatabase the database of the store view, which has its own session
 * @source decision 0002
 */
export const signedInCookie = (deviceDatabase: string): string => `heartwood-signed-in-${deviceDatabase}`

/** Pieces narrower than this (mm) are posts, rails and spindles: they are not compared by the square metre. */
export const SURFACE_WIDTH = 95

/** Pieces with a smaller ratio of width to thickness are beams, sleepers or posts. */
export const THICKNESSES_OF_A_SURFACE = 3

/** Boards at least this wide (mm) are called sheets. */
export const SHEET_WIDTH = 590

/** Waste of an area by cutting, in percent. */
export const WASTE = { usual: 10, most: 50, step: 5 } as const

/** Cutting lists. Sizes of saws and sheets are the merchant's; these bound what a device is asked to pack. @source CUT-1 */
export const CUTTING = { mostRows: 200, mostPieces: 500, longestName: 40 } as const
