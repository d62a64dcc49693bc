import { percentage, type TaxedAmount, withTax } from '#schema/rules/money.ts'
import type { CustomOptionSource } from '../catalog/catalog.types.ts'

export interface CustomOptionPrice {
  /** Percentage of the product's price; null for a fixed fee. */
  readonly percent: number | null
  readonly amount: TaxedAmount
}

/**
 * The surcharge of an option for one piece. A percentage always applies to the product's own price, never to a price that other
 * options have raised. A fixed fee is net like every source price and is taxed.
 * @param base the price of one piece without options
 * @source VAR-4, PROD-21; platform contract §6.6, §11.51
 */
export function customOptionPrice(
  base: TaxedAmount,
  { price, priceType }: { readonly price: number | null; readonly priceType: 'fixed' | 'percent' },
  rate: number | null,
  minorDigits?: number,
): CustomOptionPrice {
  if (priceType === 'percent') return { percent: price ?? 0, amount: percentage(base, price ?? 0) }
  return { percent: null, amount: withTax(price ?? 0, rate ?? 0, minorDigits) }
}

/** Options and their values in the merchant's order. */
export function orderedCustomOptions(options: readonly CustomOptionSource[]): readonly CustomOptionSource[] {
  return options
    .toSorted((a, b) => a.position - b.position)
    .map((option) => ({ ...option, values: option.values.toSorted((a, b) => a.position - b.position) }))
}
