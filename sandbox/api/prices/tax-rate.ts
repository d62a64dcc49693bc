import { isObject, type JsonObject, listOf } from '../../engine/query/json.ts'
import { numberOf } from '../../store/fields.ts'

/**
 * The rate a tax class bears in a country, in percent: of the first rule for the class, the rate for the whole country;
 * null when there is none.
 */
export function findTaxRate(rules: readonly JsonObject[], taxClass: number | null, country: string): number | null {
  const rule = rules.find(({ product_tax_class_ids: classes }) => listOf(classes).some((id) => Number(id) === taxClass))
  const rate = listOf(rule?.rates)
    .filter(isObject)
    .find((rate) => rate.tax_country_id === country && Number(rate.tax_region_id ?? 0) === 0)
  return rate ? numberOf(rate, 'rate') : null
}

/** The same, 0 when there is none. */
export const taxRate = (rules: readonly JsonObject[], taxClass: number | null, country: string): number =>
  findTaxRate(rules, taxClass, country) ?? 0
