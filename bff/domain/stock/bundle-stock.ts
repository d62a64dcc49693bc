import type { StockStatus } from '#schema/generated/types.ts'
import type { LineIdentity } from '#schema/rules/cart/same-line.ts'
import { isEnough } from '#schema/rules/enough-stock.ts'
import type { CatalogProduct } from '../catalog/catalog.types.ts'

type Bundle = Pick<CatalogProduct, 'bundleOptions'>

export interface ChosenComponent {
  readonly sku: string
  /** Summed over all options of the bundle; may be fractional. */
  readonly quantity: number
}

interface KnownStock {
  readonly status: StockStatus
  /** Null when stock is not managed. */
  readonly quantity: number | null
}

export interface MissingComponent {
  readonly sku: string
  /** Whole pieces left; 0 when out of stock. */
  readonly left: number
}

/**
 * Titles of the required options without an available component. The bundle is unavailable if there are any.
 * @param canBeHad whether a component exists and is not out of stock
 * @source STOCK-4; platform contract §6.5
 */
export const unavailableOptions = ({ bundleOptions }: Bundle, canBeHad: (sku: string) => boolean): readonly string[] =>
  bundleOptions.filter(({ required, links }) => required && !links.some(({ sku }) => canBeHad(sku))).map(({ title }) => title)

/**
 * The components of one bundle for the shopper's choices: the shopper's quantity if it may be changed, otherwise the bundle's. A
 * component in two options is counted together; unknown components are omitted.
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
 * The components that are short for a number of bundles, in the order of choice.
 * @param stocks by sku; a missing entry means unknown stock
 * @param sets number of bundles
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

/**
 * The stock of a bundle with the chosen components: out of stock if one component is, and limited by the components that are
 * counted.
 */
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
