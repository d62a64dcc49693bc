import { isObject, type JsonObject, objectsIn, toList } from '../../engine/query/json.ts'
import type { SearchReply } from '../../search/search.types.ts'
import type { Catalog } from '../../store/catalog.ts'
import { readNumber } from '../../store/fields.ts'
import type { StoreView } from '../../store-views.ts'
import { taxRules } from '../prices/current-price.ts'
import { shopTime } from '../prices/shop-time.ts'
import { findTaxRate } from '../prices/tax-rate.ts'
import { taxedProduct } from '../prices/taxed-product.ts'

/** Applies the tier prices of the group to each product, then adds its prices before and after tax. @source platform contract §2.13 */
export function withPrices(reply: SearchReply, catalog: Catalog, view: StoreView, group: number): SearchReply {
  const rules = taxRules(catalog, view.code)
  const now = shopTime(new Date(), view)
  const withPrice = (product: JsonObject) =>
    taxedProduct(tieredProduct(product, group), findTaxRate(rules, readNumber(product, 'tax_class_id'), view.taxCountry), now)
  const hits = reply.hits.hits.map((hit) => ({ ...hit, _source: withPrice(hit._source) }))
  return { ...reply, hits: { ...reply.hits, hits } }
}

/**
 * Applies a group's tier prices to a product. Its tier for one piece lowers the price and ends the special price.
 * Tiers of other groups are removed. A configurable product costs as much as its cheapest variant.
 * @source platform contract §2.13
 */
function tieredProduct(product: JsonObject, group: number): JsonObject {
  if (product.type_id !== 'configurable') return applyTierPrice(product, group)
  const children = toList(product.configurable_children)
  if (!children.some((child) => isObject(child) && toList(child.tier_prices).length > 0)) return product
  const variants = children.map((child) => (isObject(child) ? applyTierPrice(child, group) : child))
  const prices = variants.flatMap((child) => (isObject(child) ? (readNumber(child, 'price') ?? []) : []))
  const own = readNumber(product, 'price') ?? 0
  const price = own === 0 ? Math.min(...prices) : Math.min(own, ...prices)
  return { ...product, configurable_children: variants, ...(price < own || own === 0 ? { price } : {}) }
}

function applyTierPrice(article: JsonObject, group: number): JsonObject {
  const tiers = objectsIn(article.tier_prices)
  if (tiers.length === 0) return article
  const own = tiers.filter((tier) => readNumber(tier, 'customer_group_id') === group)
  const single = own.find((tier) => readNumber(tier, 'qty') === 1)
  const kept = { ...article, tier_prices: own }
  if (!single) return kept
  const [value, price] = [readNumber(single, 'value'), readNumber(article, 'price')]
  return { ...kept, specialPriceInclTax: 0, ...(value !== null && (price === null || value < price) ? { price: value } : {}) }
}
