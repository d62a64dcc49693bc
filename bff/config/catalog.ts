import { z } from 'zod'
import { CATALOG, SEARCH } from '#schema/rules/constants.ts'
import type { platformSettings } from './platform.ts'
import { attributeCodes, categoryId } from './values/names.ts'
import { INT32, searchFields } from './values/numbers.ts'
import { setting } from './values/setting.ts'

/** @source TAX-2, TAX-11; platform contract §3.1 */
type GroupedTaxConfig = Readonly<z.output<typeof taxSettings>>

/** Larger indexes are too much for a phone: 1,000 products take 100 to 300 KB. */
const MOST_DEVICE_PRODUCTS = 20_000

export const catalogSettings = z.strictObject({
  facets: setting(
    attributeCodes.default(['price']),
    'Attributes that listings can be narrowed by, in display order; `price` is the facet of price ranges, `in_stock` and `on_offer` are on or off',
  ),
  keyFacts: setting(attributeCodes.default([]), 'Attributes shown on product cards, in order of preference'),
  searchFields: setting(searchFields.default(SEARCH.boosts), 'Fields of the full-text search with their weights, up to 1000'),
  rootCategory: setting(categoryId.prefault(CATALOG.rootCategoryId), 'Id of the category above the menu'),
  bestSellersCategory: setting(
    categoryId.prefault(CATALOG.bestSellersCategoryId),
    'Id of the category listed on the home page as best sellers',
  ),
  specialOffersCategory: setting(
    categoryId.prefault(CATALOG.specialOffersCategoryId),
    'Id of the category listed on the home page as special offers',
  ),
  listOutOfStock: setting(z.boolean().default(true), 'Listings show products that are out of stock'),
  urlDispatcher: setting(z.boolean().default(true), "Links use the catalogue's own paths; otherwise `/c/…` and `/p/…`"),
  preventChildAccess: setting(
    z.boolean().default(true),
    "A variant's own address leads to its product; otherwise it is not found. Quick order, reorder, cart and search find variants either way",
  ),
  firstVariantInUrl: setting(
    z.boolean().default(false),
    'Pages of configurable products open with their cheapest variant, and its number ends the URL',
  ),
  deviceProducts: setting(
    z.int().min(0).max(MOST_DEVICE_PRODUCTS).default(5000),
    'The largest catalogue that browsers store completely, for searches without a network; 1,000 products are about 100 KB (gzip). `0` stores none',
  ),
})

export const taxSettings = z.strictObject({
  userGroupId: setting(
    z.int().min(0).max(INT32).nullable().default(null),
    'Customer group of guests; tax rules depend on customer groups only if it is set',
  ),
  useOnlyDefaultUserGroupId: setting(z.boolean().default(false), 'Every shopper is taxed as a guest'),
})

interface Settings {
  readonly catalog: z.output<typeof catalogSettings>
  readonly platform: z.output<typeof platformSettings>
  readonly tax: GroupedTaxConfig
}

export const catalogConfig = ({ catalog, platform, tax }: Settings) => ({
  filterAttributes: catalog.facets,
  keyFactAttributes: catalog.keyFacts,
  searchFields: catalog.searchFields,
  rootCategoryId: catalog.rootCategory,
  bestSellersCategoryId: catalog.bestSellersCategory,
  specialOffersCategoryId: catalog.specialOffersCategory,
  listOutOfStock: catalog.listOutOfStock,
  urlDispatcher: catalog.urlDispatcher,
  preventChildAccess: catalog.preventChildAccess,
  firstVariantInUrl: catalog.firstVariantInUrl,
  stockSync: platform.stockSync,
  priceSync: platform.priceSync,
  priceSyncWait: platform.priceSyncWait,
  clearPricesBeforeSync: platform.clearPricesBeforeSync,
  tierPrices: platform.tierPrices,
  groupedTax: tax,
})

export type CatalogConfig = Readonly<ReturnType<typeof catalogConfig>>
