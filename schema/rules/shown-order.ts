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
  const unitOf = ({ price }: Product) => price?.unit && { unit: price.unit.unit, amount: price.unit.price[form].amount }
  // The list came with the unit that most of it has first, which a page of it cannot count.
  const kinds = new Set(products.flatMap(({ price }) => price?.unit?.unit ?? []))
  return inUnitPriceOrder(products, unitOf, [...kinds])
}

/**
 * Things in order of their price per unit, lowest first. Prices of different units cannot be compared, so each unit is
 * together, and what has none comes last. Equals stay as they stood.
 * @param kinds the units, in the order they come in
 * @source LIST-16
 */
export function inUnitPriceOrder<Thing>(
  things: readonly Thing[],
  unitOf: (thing: Thing) => { readonly unit: PriceUnit; readonly amount: number } | null | undefined,
  kinds: readonly PriceUnit[],
): readonly Thing[] {
  return [...kinds, undefined].flatMap((kind) => {
    const same = things.filter((thing) => unitOf(thing)?.unit === kind)
    return inPriceOrder(same, (thing) => unitOf(thing)?.amount ?? null, 1)
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
