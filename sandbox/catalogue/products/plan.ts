import { FAMILIES } from '../families/all.ts'
import type { Axis, Family, Values } from '../families/family.ts'
import { between, chance } from '../random.ts'
import { articleNumber, articlePart } from '../wording/phrase.ts'
import { pence } from '../wording/view.ts'
import { BEST_SELLERS } from './bestsellers.ts'
import { offerOn, reduces } from './offer.ts'
import type { Article, Product, ProductType } from './product.ts'
import { stockLevel } from './stock.ts'

const FIRST_ID = 1001

/** Every product of the built-in catalogue with its variants, in the order of the shelves. Ids count up, variants included. */
export function plannedProducts(): Product[] {
  let id = FIRST_ID
  const nextId = () => id++
  return FAMILIES.flatMap((family) => combinations(family.each ?? []).map((values) => productOf(family, values, nextId)))
}

/** Each way to choose one entry of every axis, merged; one empty choice when there are no axes. */
export const combinations = (axes: readonly Axis[]): Values[] =>
  axes.reduce<Values[]>((chosen, axis) => chosen.flatMap((values) => axis.map((entry) => ({ ...values, ...entry }))), [{}])

function productOf(family: Family, chosen: Values, nextId: () => number): Product {
  const own = { ...family.values, ...chosen }
  const sku = articleNumber(family.sku, own)
  const id = nextId()
  const variants = family.variants ? combinations(family.variants).map((extra) => variantOf(family, sku, own, extra, nextId)) : []
  const rank = BEST_SELLERS.indexOf(sku)
  const offer = sellsByPrice(family) ? offerOn(sku) : null
  const createdDaysAgo = chance(`new ${sku}`) < 0.03 ? between(`age ${sku}`, 1, 21) : between(`age ${sku}`, 30, 1500)
  return {
    ...article(family, id, sku, own, variants),
    family,
    type: typeOf(family),
    variants,
    choices: [...new Set((family.variants ?? []).flatMap((axis) => Object.keys(axis[0] ?? {})))].filter(isChosen(variants)),
    categories: [
      ...family.categories,
      ...(rank >= 0 ? (['best-sellers'] as const) : []),
      ...(reduces(offer) ? (['special-offers'] as const) : []),
    ],
    visibility: family.visibility ?? 4,
    offer,
    position: rank >= 0 ? 2000 - rank : between(`position ${sku}`, 1, 999),
    createdDaysAgo,
    updatedDaysAgo: between(`updated ${sku}`, 0, Math.min(createdDaysAgo, 90)),
  }
}

const typeOf = (family: Family): ProductType => family.type ?? (family.variants ? 'configurable' : 'simple')

const sellsByPrice = (family: Family) => family.type === undefined && !family.values.phone_order_only

/** The attributes variants are told apart by: those that take more than one value, or the only one there is. */
const isChosen = (variants: readonly Article[]) => (code: string, _: number, codes: readonly string[]) =>
  code !== 'pack_quantity' && (codes.length === 1 || new Set(variants.map(({ values }) => values[code])).size > 1)

function article(family: Family, id: number, sku: string, values: Values, variants: readonly Article[]): Article {
  const prices = variants.map(({ price }) => price)
  return {
    id,
    sku,
    values,
    price: variants.length > 0 ? Math.min(...prices) : pence(family.price(values)),
    weight: variants.length > 0 ? Math.min(...variants.map(({ weight }) => weight)) : pence(family.weight(values)),
    stock:
      variants.length > 0
        ? { quantity: 0, inStock: variants.some(({ stock }) => stock.inStock) }
        : stockLevel(sku, family.uncounted ?? false),
    status: family.status ?? 1,
  }
}

function variantOf(family: Family, parentSku: string, own: Values, extra: Values, nextId: () => number): Article {
  const values = { ...own, ...extra }
  const sku = `${parentSku}-${variantPart(extra)}`
  return {
    id: nextId(),
    sku,
    values,
    price: pence(family.price(values)),
    weight: pence(family.weight(values)),
    stock: stockLevel(sku, false),
    status: chance(`withdrawn ${sku}`) < 0.012 ? 2 : 1,
  }
}

/** '18X150-4200': thickness and width belong together, a pack goes without saying. */
function variantPart({ thickness, width, pack_quantity: _, ...rest }: Values): string {
  const section = thickness !== undefined && width !== undefined ? `${thickness}X${width}` : (thickness ?? width)
  return [...(section === undefined ? [] : [section]), ...Object.values(rest)].map(articlePart).join('-')
}
