import type { CatalogConfig } from '../../config/catalog.ts'
import type { TaxRate, TaxRule } from '../catalog/catalog.types.ts'

export interface Taxable {
  /** 0 for products without a tax class. */
  readonly taxClassId: number
}

/** The delivery address; `country` is ISO 3166-1 alpha-2. */
export interface TaxAddress {
  readonly country: string
  readonly region?: string | null
}

/** The fallback for callers without an address. The shop always states its country. @source TAX-7; platform contract §11.26 */
const FALLBACK: TaxAddress = { country: 'PL', region: '' }

/**
 * The VAT rate for a product, in percent; 0 if none applies.
 * @source TAX-1 to TAX-4; platform contract §3.2
 */
export function taxRate(
  product: Taxable,
  rules: readonly TaxRule[],
  address: TaxAddress = FALLBACK,
  customerGroup: number | null = null,
): number {
  return matchingRate(product, rules, address, customerGroup) ?? 0
}

/**
 * The VAT rate for a product, in percent; null if no rule or rate applies, which is not the same as 0 %.
 *
 * The first rule that lists the product's tax class, and with grouped tax the customer's group, decides; later rules are not
 * tried. Within it, the first rate for the address's country applies whose region is the address's, any (id 0) or unnamed.
 *
 * @param customerGroup null when tax is not grouped
 * @source TAX-1 to TAX-4; platform contract §3.2
 */
export function matchingRate(
  product: Taxable,
  rules: readonly TaxRule[],
  address: TaxAddress = FALLBACK,
  customerGroup: number | null = null,
): number | null {
  if (!(product.taxClassId > 0)) return null
  const rule = rules.find((candidate) => coversClass(candidate, product.taxClassId) && coversGroup(candidate, customerGroup))
  return rule?.rates.find((rate) => coversAddress(rate, address))?.percent ?? null
}

/**
 * The customer group that tax rules apply to; null when tax is not grouped.
 * @param customerGroupId null for a guest
 * @source TAX-11; platform contract §3.2
 */
export function taxGroup(
  { userGroupId, useOnlyDefaultUserGroupId }: CatalogConfig['groupedTax'],
  customerGroupId: number | null,
): number | null {
  if (userGroupId === null || useOnlyDefaultUserGroupId) return userGroupId
  return customerGroupId ?? userGroupId
}

const coversClass = (rule: TaxRule, taxClassId: number) => rule.productTaxClassIds.includes(taxClassId)

const coversGroup = (rule: TaxRule, group: number | null) => group === null || rule.customerTaxClassIds.includes(group)

const coversAddress = (rate: TaxRate, { country, region }: TaxAddress) =>
  rate.country === country && (rate.regionId === 0 || !rate.regionName || rate.regionName === region)
