import type { TaxRate, TaxRule } from '../catalog/catalog.types.ts'

export interface Taxable {
  /** 0 for products without a tax class. */
  readonly taxClassId: number
}

/** Where the goods go; country by its ISO 3166-1 alpha-2 code. */
export interface TaxAddress {
  readonly country: string
  readonly region?: string | null
}

/** The rule's own fallback, for callers who know no address; the shop always names its country. @source TAX-7; platform contract §11.26 */
const FALLBACK: TaxAddress = { country: 'PL', region: '' }

/**
 * The VAT rate for a product, in percent; 0 when nothing applies.
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
 * The VAT rate for a product, in percent; null when no rule or rate applies, which is not the same as a rate of 0 %.
 *
 * The first rule that lists the product's tax class, and with grouped tax the customer's group, decides; no other is
 * tried. Within it the first rate counts whose country is the address's, and whose region is the address's, any (id 0)
 * or not named.
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

export interface GroupedTaxSettings {
  /** The group of guests; null switches grouped tax off. */
  readonly userGroupId: number | null
  readonly useOnlyDefaultUserGroupId: boolean
}

/**
 * The customer group tax rules look at; null when tax is not grouped.
 * @param customerGroupId null for a guest
 * @source TAX-11; platform contract §3.2
 */
export function taxGroup(
  { userGroupId, useOnlyDefaultUserGroupId }: GroupedTaxSettings,
  customerGroupId: number | null,
): number | null {
  if (userGroupId === null || useOnlyDefaultUserGroupId) return userGroupId
  return customerGroupId ?? userGroupId
}

const coversClass = (rule: TaxRule, taxClassId: number) => rule.productTaxClassIds.includes(taxClassId)

const coversGroup = (rule: TaxRule, group: number | null) => group === null || rule.customerTaxClassIds.includes(group)

const coversAddress = (rate: TaxRate, { country, region }: TaxAddress) =>
  rate.country === country && (rate.regionId === 0 || !rate.regionName || rate.regionName === region)
