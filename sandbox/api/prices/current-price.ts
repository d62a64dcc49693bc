import { isObject, type JsonObject, objectsIn } from '../../engine/query/json.ts'
import type { Catalog } from '../../store/catalog.ts'
import { readNumber } from '../../store/fields.ts'
import { findSaleable, type Saleable } from '../../store/saleable.ts'
import type { StoreView, StoreViewCode } from '../../store-views.ts'
import { listVariants, type NetPrices, netPrices } from './net-prices.ts'
import { shopTime } from './shop-time.ts'
import { taxRate } from './tax-rate.ts'

/** Returns the current prices of an article, before tax. */
export function currentPrices(catalog: Catalog, view: StoreView, saleable: Saleable): NetPrices {
  return netPrices(inheritPrices(saleable), listParts(catalog, view.code, saleable), shopTime(new Date(), view))
}

/** Returns the tax rate of a product or variant in a country, in percent. */
export function findTaxRate(catalog: Catalog, view: StoreView, { document, parent }: Saleable, country: string): number {
  const taxClass = readNumber(document, 'tax_class_id') ?? readNumber(parent ?? {}, 'tax_class_id')
  return taxRate(taxRules(catalog, view.code), taxClass, country)
}

/** Returns the tax rules of a store view, in order of precedence. */
export function taxRules(catalog: Catalog, view: StoreViewCode): JsonObject[] {
  const segment = catalog.segment(view, 'taxrule')
  return Array.from({ length: segment.size }, (_, ordinal) => catalog.document(segment, ordinal)?.source ?? {})
}

/** A variant without prices inherits its parent's. */
const inheritPrices = ({ document, parent }: Saleable): JsonObject =>
  parent && readNumber(document, 'price') === null ? { ...parent, ...document } : document

function listParts(catalog: Catalog, view: StoreViewCode, { document }: Saleable): JsonObject[] {
  if (document.type_id === 'configurable') return listVariants(document)
  if (document.type_id !== 'grouped') return []
  return objectsIn(document.product_links)
    .filter(({ link_type: type }) => type === 'associated')
    .map((link) => findSaleable(catalog, view, String(link.linked_product_sku ?? ''))?.document)
    .filter(isObject)
}
