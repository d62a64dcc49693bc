import { percentOf, type TaxedAmount, taxed } from '#schema/rules/money.ts'
import type { CustomOptionSource } from '../catalog/catalog.types.ts'

export interface CustomOptionPrice {
  /** Of the product's price, when that is how it is set. */
  readonly percent: number | null
  readonly amount: TaxedAmount
}

/**
 * What answering an option adds to the price of one piece. A percentage is always of the product's own price, never of a
 * price that other answers have raised; a fixed fee is net like every source price and is taxed.
 * @param base what one piece costs without any answer
 * @source VAR-4, PROD-21; platform contract §6.6, §11.51
 */
export function customOptionPrice(
  base: TaxedAmount,
  { price, priceType }: { readonly price: number | null; readonly priceType: 'fixed' | 'percent' },
  rate: number | null,
  minorDigits?: number,
): CustomOptionPrice {
  if (priceType === 'percent') return { percent: price ?? 0, amount: percentOf(base, price ?? 0) }
  return { percent: null, amount: taxed(price ?? 0, rate ?? 0, minorDigits) }
}

/** A product's options and their values in the merchant's order. */
export function orderedCustomOptions(options: readonly CustomOptionSource[]): readonly CustomOptionSource[] {
  return options
    .toSorted((a, b) => a.position - b.position)
    .map((option) => ({ ...option, values: option.values.toSorted((a, b) => a.position - b.position) }))
}
