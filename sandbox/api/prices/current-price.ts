import { isObject, type JsonObject, listOf } from '../../engine/query/json.ts'
import type { Catalogue } from '../../store/catalogue.ts'
import { numberOf } from '../../store/fields.ts'
import { type Saleable, saleableOf } from '../../store/saleable.ts'
import type { StoreView, StoreViewCode } from '../../store-views.ts'
import { type NetPrices, netPrices, variantsOf } from './net-prices.ts'
import { shopTime } from './shop-time.ts'
import { taxRate } from './tax-rate.ts'

/** Returns the current prices of an article, before tax. */
export function currentPrices(catalogue: Catalogue, view: StoreView, saleable: Saleable): NetPrices {
  return netPrices(inheritPrices(saleable), partsOf(catalogue, view.code, saleable), shopTime(new Date(), view))
}

/** Returns the tax rate of a product or variant in a country, in percent. */
export function taxRateOf(catalogue: Catalogue, view: StoreView, { document, parent }: Saleable, country: string): number {
  const taxClass = numberOf(document, 'tax_class_id') ?? numberOf(parent ?? {}, 'tax_class_id')
  return taxRate(taxRules(catalogue, view.code), taxClass, country)
}

/** Returns the tax rules of a store view, in order of precedence. */
export function taxRules(catalogue: Catalogue, view: StoreViewCode): JsonObject[] {
  const segment = catalogue.segment(view, 'taxrule')
  return Array.from({ length: segment.size }, (_, ordinal) => catalogue.document(segment, ordinal)?.source ?? {})
}

/** A variant without prices inherits its parent's. */
const inheritPrices = ({ document, parent }: Saleable): JsonObject =>
  parent && numberOf(document, 'price') === null ? { ...parent, ...document } : document

function partsOf(catalogue: Catalogue, view: StoreViewCode, { document }: Saleable): JsonObject[] {
  if (document.type_id === 'configurable') return variantsOf(document)
  if (document.type_id !== 'grouped') return []
  return listOf(document.product_links)
    .filter(isObject)
    .filter(({ link_type: type }) => type === 'associated')
    .map((link) => saleableOf(catalogue, view, String(link.linked_product_sku ?? ''))?.document)
    .filter(isObject)
}
