import type { TaxRate, TaxRule } from '../../domain/catalog/catalog.types.ts'
import { type Document, documentsOf, idOf, idsOf, numberOf, percentOf, textOf } from '../documents/document.ts'

/** A tax rule; null without an id. @source platform contract §2.15 */
export function decodeTaxRule(document: Document): TaxRule | null {
  const id = idOf(document.id)
  if (!id) return null
  return {
    id,
    productTaxClassIds: numbersOf(document.product_tax_class_ids),
    customerTaxClassIds: numbersOf(document.customer_tax_class_ids),
    rates: documentsOf(document.rates).flatMap(rateOf),
  }
}

function rateOf(rate: Document): readonly TaxRate[] {
  const country = textOf(rate.tax_country_id)
  const percent = percentOf(rate.rate)
  if (!country || percent === null) return []
  return [{ country, percent, regionId: numberOf(rate.tax_region_id) ?? 0, regionName: textOf(rate.region_name) }]
}

const numbersOf = (ids: unknown): readonly number[] =>
  idsOf(ids)
    .map(Number)
    .filter((id) => Number.isFinite(id))
