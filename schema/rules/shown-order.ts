import type { PriceUnit, ProductSort } from '../generated/types.ts'

/** An amount as it is shown, with VAT or without. */
export type VatForm = 'gross' | 'net'

type Amounts = Readonly<Record<VatForm, { readonly amount: number }>>

/** What of a product an order by price looks at. */
interface Priced {
  readonly price: {
    readonly isUnknown: boolean
    readonly final: Amounts
    readonly unit?: { readonly unit: PriceUnit; readonly price: Amounts } | null
  } | null
}

/**
 * Products of a list by price in the order of the prices they show. A list comes in the order of the catalogue's prices with
 * VAT; what the platform has confirmed since, or the shopper sees without VAT, may be in another. Other orders stay.
 * @source LIST-15, LIST-16
 */
export function inShownOrder<Product extends Priced>(
  products: readonly Product[],
  sort: ProductSort | null,
  form: VatForm = 'gross',
): readonly Product[] {
  const amountOf = ({ price }: Product) => (price && !price.isUnknown ? price.final[form].amount : null)
  if (sort === 'PRICE_ASC') return inPriceOrder(products, amountOf, 1)
  if (sort === 'PRICE_DESC') return inPriceOrder(products, amountOf, -1)
  if (sort !== 'UNIT_PRICE_ASC') return products
  const units = [...new Set(products.map(({ price }) => price?.unit?.unit))]
  return units.flatMap((unit) => {
    const same = products.filter(({ price }) => price?.unit?.unit === unit)
    return inPriceOrder(same, ({ price }) => price?.unit?.price[form].amount ?? null, 1)
  })
}

/**
 * Things in order of an amount, upwards (1) or downwards (-1). What has none comes last either way, and equals stay as they
 * stood.
 * @source LIST-15
 */
export function inPriceOrder<Thing>(
  things: readonly Thing[],
  amountOf: (thing: Thing) => number | null,
  direction: 1 | -1,
): readonly Thing[] {
  const place = (thing: Thing) => direction * (amountOf(thing) ?? direction * Number.POSITIVE_INFINITY)
  return things.toSorted((a, b) => {
    const [before, after] = [place(a), place(b)]
    return before === after ? 0 : before - after
  })
}
