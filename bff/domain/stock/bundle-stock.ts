import type { StockStatus } from '#schema/generated/types.ts'
import type { LineIdentity } from '#schema/rules/cart/same-line.ts'
import { isEnough } from '#schema/rules/enough-stock.ts'
import type { CatalogProduct } from '../catalog/catalog.types.ts'

type Bundle = Pick<CatalogProduct, 'bundleOptions'>

/** What one set takes of a component. */
export interface ChosenComponent {
  readonly sku: string
  /** From all options of the set together; parts of one included. */
  readonly quantity: number
}

interface KnownStock {
  readonly status: StockStatus
  /** Null when pieces are not counted. */
  readonly quantity: number | null
}

/** A component a cart cannot have as many of as it needs. */
export interface MissingComponent {
  readonly sku: string
  /** Whole pieces that are left; 0 when it is out of stock. */
  readonly left: number
}

/**
 * Titles of the options in which something has to be chosen and nothing can be: the set cannot be had then.
 * @param canBeHad whether a component exists and is not out of stock
 * @source STOCK-4; platform contract §6.5
 */
export const unavailableOptions = ({ bundleOptions }: Bundle, canBeHad: (sku: string) => boolean): readonly string[] =>
  bundleOptions.filter(({ required, links }) => required && !links.some(({ sku }) => canBeHad(sku))).map(({ title }) => title)

/**
 * What one set takes, by what was chosen: as many as the shopper said where that may be changed, else as many as the set says. What is
 * in two options is counted together; what the set does not have is left out.
 * @source platform contract §6.5
 */
export function chosenComponents({ bundleOptions }: Bundle, choices: LineIdentity['bundleChoices']): readonly ChosenComponent[] {
  const taken = new Map<string, number>()
  for (const { optionId, selectionIds, quantity } of choices) {
    const links = bundleOptions.find((option) => option.optionId === optionId)?.links ?? []
    for (const { sku, qty, canChangeQuantity } of links.filter(({ id }) => selectionIds.includes(id))) {
      const offered = qty > 0 ? qty : 1
      taken.set(sku, (taken.get(sku) ?? 0) + (canChangeQuantity && quantity > 0 ? quantity : offered))
    }
  }
  return [...taken].map(([sku, quantity]) => ({ sku, quantity }))
}

/**
 * The components there are too few of for so many sets, in the order in which they were chosen.
 * @param stocks by sku; one that is not there is known by nobody
 * @param sets how many of the set
 */
export const missingComponents = (
  components: readonly ChosenComponent[],
  stocks: ReadonlyMap<string, KnownStock>,
  sets: number,
): readonly MissingComponent[] =>
  components.flatMap(({ sku, quantity }) => {
    const stock = stocks.get(sku)
    if (!stock || isEnough(stock, quantity * sets)) return []
    return [{ sku, left: stock.status === 'OUT_OF_STOCK' ? 0 : Math.max(0, Math.floor(stock.quantity ?? 0)) }]
  })

/** The stock of a set as it was put together: gone when one of its components is, and as many as those that are counted allow. */
export function chosenStock(
  own: KnownStock,
  components: readonly ChosenComponent[],
  stocks: ReadonlyMap<string, KnownStock>,
): KnownStock {
  const known = components.flatMap(({ sku, quantity }) => {
    const stock = stocks.get(sku)
    return stock ? [{ ...stock, needed: quantity }] : []
  })
  const isGone = known.some(({ status }) => status === 'OUT_OF_STOCK')
  const sets = known.flatMap(({ quantity, needed }) => (quantity === null ? [] : [Math.floor(quantity / needed)]))
  const counted = [...(own.quantity === null ? [] : [own.quantity]), ...sets]
  return { status: isGone ? 'OUT_OF_STOCK' : own.status, quantity: counted.length === 0 ? null : Math.min(...counted) }
}
