import type { JsonObject } from '../../engine/query/json.ts'
import type { SearchReply } from '../../search/search.types.ts'
import type { Catalogue } from '../../store/catalogue.ts'
import { numberOf } from '../../store/fields.ts'
import type { StoreView } from '../../store-views.ts'
import { taxRules } from '../prices/current-price.ts'
import { shopTime } from '../prices/shop-time.ts'
import { findTaxRate } from '../prices/tax-rate.ts'
import { taxedProduct } from '../prices/taxed-product.ts'
import { tieredProduct } from './tier-prices.ts'

/** Applies the tier prices of the group to each product, then adds its prices before and after tax. @source platform contract §2.13 */
export function withPrices(reply: SearchReply, catalogue: Catalogue, view: StoreView, group: number): SearchReply {
  const rules = taxRules(catalogue, view.code)
  const now = shopTime(new Date(), view)
  const priced = (product: JsonObject) =>
    taxedProduct(tieredProduct(product, group), findTaxRate(rules, numberOf(product, 'tax_class_id'), view.taxCountry), now)
  const hits = reply.hits.hits.map((hit) => ({ ...hit, _source: priced(hit._source) }))
  return { ...reply, hits: { ...reply.hits, hits } }
}
