import type { ListChange } from '../../../../storage/device-value.ts'
import { skuList } from '../../../../storage/sku-list.ts'

/** Enough for shoppers, and little personal data. */
const MOST_PRODUCTS = 30

/**
 * The products viewed on this device, latest first. Stored in the collection of the shopper's own data and deleted with it,
 * because collection names are fixed and there is no collection for this list.
 * @source platform contract §9.4
 */
export const recentList = skuList('user', 'recently-viewed')

/** Adds a product at the front, or moves it there. */
export const addViewed =
  (sku: string): ListChange<string> =>
  (list) =>
    [sku, ...list.filter((other) => other !== sku)].slice(0, MOST_PRODUCTS)
