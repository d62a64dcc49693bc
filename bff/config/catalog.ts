import type { z } from 'zod'
import { LISTING, SEARCH, SWITCHES } from '#schema/rules/constants.ts'
import { attributeCodes, categoryId } from './values/names.ts'
import { identifier, weightedFields } from './values/numbers.ts'
import { flag } from './values/plain.ts'

export interface CatalogConfig {
  /** Attribute codes of the facets, in display order; 'price' is the range facet. */
  readonly filterAttributes: readonly string[]
  /** Attribute codes shown on product cards, in order of preference. */
  readonly keyFactAttributes: readonly string[]
  /** Fields of the full-text search with their boosts. */
  readonly searchFields: Readonly<Record<string, number>>
  readonly rootCategoryId: string
  readonly bestSellersCategoryId: string
  readonly specialOffersCategoryId: string
  readonly listOutOfStock: boolean
  /** Links use the URL paths of the catalogue; otherwise `/c/{slug}` and `/p/{sku}/{slug}`. */
  readonly urlDispatcher: boolean
  readonly preventChildAccess: boolean
  readonly firstVariantInUrl: boolean
  readonly stockSync: boolean
  readonly priceSync: boolean
  /** Responses wait for the platform's prices; otherwise prices are updated afterwards. */
  readonly priceSyncWait: boolean
  /** Prices are hidden until the platform has confirmed them. */
  readonly clearPricesBeforeSync: boolean
  /** Uses tier prices of customer groups. */
  readonly tierPrices: boolean
  readonly groupedTax: GroupedTaxConfig
}

/** @source TAX-2, TAX-11; platform contract §3.1 */
interface GroupedTaxConfig {
  /** The customer group of guests; null disables grouped tax. */
  readonly userGroupId: number | null
  readonly useOnlyDefaultUserGroupId: boolean
}

const FILTERS = 'brand,colour,size,type,finish,width,thickness,diameter,grit,wood_type,manufacturer,stair_part,price'
const KEY_FACTS = 'thickness,width,length,diameter,size,grit,wood_type,finish'
const SEARCH_FIELDS = Object.entries(SEARCH.boosts)
  .map(([field, boost]) => `${field}^${boost}`)
  .join()

export const catalogVariables = {
  FILTER_ATTRIBUTES: attributeCodes(FILTERS),
  KEY_FACT_ATTRIBUTES: attributeCodes(KEY_FACTS),
  SEARCH_FIELDS: weightedFields(SEARCH_FIELDS),
  ROOT_CATEGORY_ID: categoryId.default(LISTING.rootCategoryId),
  BEST_SELLERS_CATEGORY_ID: categoryId.default(LISTING.bestSellersCategoryId),
  SPECIAL_OFFERS_CATEGORY_ID: categoryId.default(LISTING.specialOffersCategoryId),
  LIST_OUT_OF_STOCK: flag(true),
  URL_DISPATCHER: flag(true),
  PREVENT_CHILD_ACCESS: flag(true),
  FIRST_VARIANT_IN_URL: flag(false),
  STOCK_SYNC: flag(SWITCHES.stockSync),
  PRICE_SYNC: flag(SWITCHES.priceSync),
  PRICE_SYNC_WAIT: flag(SWITCHES.priceSyncWait),
  CLEAR_PRICES_BEFORE_SYNC: flag(false),
  TIER_PRICES: flag(SWITCHES.tierPrices),
  TAX_USER_GROUP_ID: identifier.optional(),
  TAX_ONLY_DEFAULT_GROUP: flag(false),
}

export const catalogConfig = (env: z.output<z.ZodObject<typeof catalogVariables>>): CatalogConfig => ({
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
})
