import { z } from 'zod'
import { combinations } from '../families/alternatives.ts'
import type { ProductLine } from '../families/family.ts'
import { PRODUCT_LINES } from '../families/product-lines.ts'
import { evaluate } from '../families/rule.ts'
import type { Values } from '../families/values.ts'
import { pence } from '../money.ts'
import { between, chance } from '../random.ts'
import { readData } from '../read-data.ts'
import { skuFrom, skuPart } from '../wording/phrase.ts'
import { findOffer, lowersPrice } from './offer.ts'
import type { Product, ProductType, SaleableItem } from './product.ts'
import { stockLevel } from './stock.ts'

/** Skus of promoted products, best first. */
const BEST_SELLERS = readData('best-sellers', z.array(z.string()))

/** Returns all products of the built-in catalogue with their variants, sorted by id. */
export const builtInProducts = (): Product[] => PRODUCT_LINES.flatMap(planProducts)

/** Ids count up from the line's id, variants included. */
function planProducts(line: ProductLine): Product[] {
  let { id } = line
  return combinations(line.each ?? []).map((values) => planProduct(line, values, () => id++))
}

function planProduct(line: ProductLine, chosen: Values, nextId: () => number): Product {
  const own = { ...line.values, ...chosen }
  const sku = skuFrom(line.sku, own)
  const id = nextId()
  const variants = line.variants ? combinations(line.variants).map((extra) => planVariant(line, sku, own, extra, nextId)) : []
  const rank = BEST_SELLERS.indexOf(sku)
  const offer = sellsByPrice(line) ? findOffer(sku) : null
  const createdDaysAgo = chance(`new ${sku}`) < 0.03 ? between(`age ${sku}`, 1, 21) : between(`age ${sku}`, 30, 1500)
  return {
    ...(variants.length > 0
      ? { id, sku, values: own, status: line.status ?? 1, ...combineVariants(variants) }
      : soldItem(line, id, sku, own)),
    line,
    type: productType(line),
    variants,
    choices: [...new Set((line.variants ?? []).flatMap((alternatives) => Object.keys(alternatives[0] ?? {})))].filter(
      isChosen(variants),
    ),
    categories: [
      ...line.categories,
      ...(rank >= 0 ? (['best-sellers'] as const) : []),
      ...(lowersPrice(offer) ? (['special-offers'] as const) : []),
    ],
    visibility: line.visibility ?? 4,
    offer,
    position: rank >= 0 ? 2000 - rank : between(`position ${sku}`, 1, 999),
    createdDaysAgo,
    updatedDaysAgo: between(`updated ${sku}`, 0, Math.min(createdDaysAgo, 90)),
  }
}

const productType = (line: ProductLine): ProductType => line.type ?? (line.variants ? 'configurable' : 'simple')

const sellsByPrice = (line: ProductLine) => line.type === undefined && !line.values.phone_order_only

/** True for attributes that distinguish variants: those with several values, or the only one. */
const isChosen = (variants: readonly SaleableItem[]) => (code: string, _: number, codes: readonly string[]) =>
  code !== 'pack_quantity' && (codes.length === 1 || new Set(variants.map(({ values }) => values[code])).size > 1)

/** Creates an item whose values determine price and weight. */
const soldItem = (line: ProductLine, id: number, sku: string, values: Values): SaleableItem => ({
  id,
  sku,
  values,
  price: pence(evaluate(line.price, values)),
  weight: pence(evaluate(line.weight, values)),
  stock: stockLevel(sku, line.uncounted ?? false, line.quantities?.least ?? line.quantities?.step),
  status: line.status ?? 1,
})

/** A configurable product has the lowest price and weight of its variants, and is in stock if one of them is. */
const combineVariants = (variants: readonly SaleableItem[]): Pick<SaleableItem, 'price' | 'weight' | 'stock'> => ({
  price: Math.min(...variants.map(({ price }) => price)),
  weight: Math.min(...variants.map(({ weight }) => weight)),
  stock: { quantity: 0, inStock: variants.some(({ stock }) => stock.inStock) },
})

function planVariant(line: ProductLine, parentSku: string, own: Values, extra: Values, nextId: () => number): SaleableItem {
  const sku = `${parentSku}-${variantPart(extra)}`
  const status = chance(`withdrawn ${sku}`) < 0.012 ? 2 : 1
  return { ...soldItem(line, nextId(), sku, { ...own, ...extra }), status }
}

/** Returns a sku part such as '18X150-4200': thickness and width are joined, the pack quantity is omitted. */
function variantPart({ thickness, width, pack_quantity: _, ...rest }: Values): string {
  const section = thickness !== undefined && width !== undefined ? `${thickness}X${width}` : (thickness ?? width)
  return [...(section === undefined ? [] : [section]), ...Object.values(rest)].map(skuPart).join('-')
}
