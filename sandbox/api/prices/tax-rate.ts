import { type JsonObject, objectsIn, toList } from '../../engine/query/json.ts'
import { readNumber } from '../../store/fields.ts'

/**
 * Finds the tax rate of a tax class in a country, in percent: the country-wide rate of the first rule for the class.
 * Null if there is none.
 */
export function findTaxRate(rules: readonly JsonObject[], taxClass: number | null, country: string): number | null {
  const rule = rules.find(({ product_tax_class_ids: classes }) => toList(classes).some((id) => Number(id) === taxClass))
  const rate = objectsIn(rule?.rates).find((rate) => rate.tax_country_id === country && Number(rate.tax_region_id ?? 0) === 0)
  return rate ? readNumber(rate, 'rate') : null
}

/** Returns the tax rate in percent, 0 if there is none. */
export const taxRate = (rules: readonly JsonObject[], taxClass: number | null, country: string): number =>
  findTaxRate(rules, taxClass, country) ?? 0
