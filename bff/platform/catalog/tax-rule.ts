import type { TaxRate, TaxRule } from '../../domain/catalog/catalog.types.ts'
import {
  type Document,
  decodeDocuments,
  decodeId,
  decodeIds,
  decodeNumber,
  decodePercent,
  decodeText,
} from '../documents/document.ts'

/** A tax rule; null without an id. @source platform contract §2.15 */
export function decodeTaxRule(document: Document): TaxRule | null {
  const id = decodeId(document.id)
  if (!id) return null
  return {
    id,
    productTaxClassIds: decodeNumbers(document.product_tax_class_ids),
    customerTaxClassIds: decodeNumbers(document.customer_tax_class_ids),
    rates: decodeDocuments(document.rates).flatMap(decodeRate),
  }
}

function decodeRate(rate: Document): readonly TaxRate[] {
  const country = decodeText(rate.tax_country_id)
  const percent = decodePercent(rate.rate)
  if (!country || percent === null) return []
  return [{ country, percent, regionId: decodeNumber(rate.tax_region_id) ?? 0, regionName: decodeText(rate.region_name) }]
}

const decodeNumbers = (ids: unknown): readonly number[] =>
  decodeIds(ids)
    .map(Number)
    .filter((id) => Number.isFinite(id))
