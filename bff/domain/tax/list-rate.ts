import type { TaxRule } from '../catalog/catalog.types.ts'
import { matchingRate, type TaxAddress, type Taxable } from './tax.ts'

/**
 * The VAT rate for labels that stand for a list of products, in percent: the highest of its products, or of the country if none has one.
 * Null if the country has none.
 * @source LIST-22
 */
export function listTaxRate(
  products: readonly Taxable[],
  rules: readonly TaxRule[],
  address: TaxAddress,
  customerGroup: number | null,
): number | null {
  const own = products.flatMap((product) => matchingRate(product, rules, address, customerGroup) ?? [])
  const inCountry = rules.flatMap(({ rates }) => rates.filter(({ country }) => country === address.country))
  const rates = own.length > 0 ? own : inCountry.map(({ percent }) => percent)
  return rates.length > 0 ? Math.max(...rates) : null
}
