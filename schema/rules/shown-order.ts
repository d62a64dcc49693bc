import type { PriceUnit, ProductSort } from '../generated/types.ts'

/** An amount as shown, with or without VAT. */
export type VatForm = 'gross' | 'net'

type Amounts = Readonly<Record<VatForm, { readonly amount: number }>>

/** The fields of a product for sorting by price. */
interface PricedProduct {
  readonly price: {
    readonly isUnknown: boolean
    readonly final: Amounts
    readonly unit?: { readonly unit: PriceUnit; readonly price: Amounts } | null
  } | null
}

/**
 * Sorts products of a list by the prices shown. The list arrives sorted by the catalogue's prices with VAT; confirmed prices and prices
 * without VAT may have another order. Other sort orders are kept.
 * @source LIST-15, LIST-16
 */
export function sortAsShown<Product extends PricedProduct>(
  products: readonly Product[],
  sort: ProductSort | null,
  form: VatForm = 'gross',
): readonly Product[] {
  const shownAmount = ({ price }: Product) => (price && !price.isUnknown ? price.final[form].amount : null)
  if (sort === 'PRICE_ASC') return sortByPrice(products, shownAmount, 1)
  if (sort === 'PRICE_DESC') return sortByPrice(products, shownAmount, -1)
  if (sort !== 'UNIT_PRICE_ASC') return products
  const shownUnit = ({ price }: Product) => price?.unit && { unit: price.unit.unit, amount: price.unit.price[form].amount }
  // The list has its most frequent unit first, which one page cannot count.
  const kinds = new Set(products.flatMap(({ price }) => price?.unit?.unit ?? []))
  return sortByUnitPrice(products, shownUnit, [...kinds])
}

/**
 * Sorts by unit price, lowest first. Prices of different units cannot be compared, so equal units are together, and items without a unit
 * price are last. Stable.
 * @param kinds the units, in order
 * @source LIST-16
 */
export function sortByUnitPrice<Thing>(
  things: readonly Thing[],
  readUnit: (thing: Thing) => { readonly unit: PriceUnit; readonly amount: number } | null | undefined,
  kinds: readonly PriceUnit[],
): readonly Thing[] {
  return [...kinds, undefined].flatMap((kind) => {
    const same = things.filter((thing) => readUnit(thing)?.unit === kind)
    return sortByPrice(same, (thing) => readUnit(thing)?.amount ?? null, 1)
  })
}

/**
 * Sorts by an amount, ascending (1) or descending (-1). Items without an amount are last. Stable.
 * @source LIST-15
 */
export function sortByPrice<Thing>(
  things: readonly Thing[],
  readAmount: (thing: Thing) => number | null,
  direction: 1 | -1,
): readonly Thing[] {
  const place = (thing: Thing) => direction * (readAmount(thing) ?? direction * Number.POSITIVE_INFINITY)
  return things.toSorted((a, b) => {
    const [before, after] = [place(a), place(b)]
    return before === after ? 0 : before - after
  })
}
