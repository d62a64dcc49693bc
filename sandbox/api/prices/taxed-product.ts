import { type JsonObject, objectsIn } from '../../engine/query/json.ts'
import { readText } from '../../store/fields.ts'
import { isWithinSpecialDates } from './net-prices.ts'

const ORIGINALS = ['original_price', 'original_final_price', 'original_special_price']

/**
 * Adds the prices that the platform calculates for every product: before and after tax, unrounded, and the original ones.
 * `special_price` is 0 if the product has none. A price that the document lacks becomes NaN, which is null in JSON.
 * @param rate percent; null if no rate applies
 * @param now 'YYYY-MM-DD HH:mm:ss' in the shop's local time
 * @source platform contract §3.3 to §3.5
 */
export function taxedProduct(product: JsonObject, rate: number | null, now: string): JsonObject {
  const taxed = withTaxes(product, (rate ?? 0) / 100, now)
  return rate === null ? withoutTaxes(taxed) : taxed
}

function withTaxes(source: JsonObject, factor: number, now: string): JsonObject {
  const product: Record<string, unknown> = { ...source }
  const set = (target: string, price: number, tax = price * factor) =>
    Object.assign(product, { [target]: price, [`${target}_tax`]: tax, [`${target}_incl_tax`]: price + tax })
  const [price, final, special] = [original(source, 'price'), original(source, 'final_price'), original(source, 'special_price')]
  if (!ORIGINALS.every((field) => field in source)) {
    set('original_price', price)
    if (special) product.original_special_price = special
    if (final) product.original_final_price = final
  }
  set('price', price)
  if (special) set('special_price', special)
  if (final) set('final_price', final)
  if (final && final < price) {
    const isRuled = special > 0 && final < special
    set('price', isRuled ? special : final)
    if (isRuled) set('special_price', final)
  }
  if (!(special && Number(product.special_price) < Number(product.original_price))) set('special_price', 0)
  else if (isWithinSpecialDates(product, now)) set('price', special)
  else set('special_price', 0)
  return Array.isArray(source.configurable_children)
    ? withVariants(product, set, (child) => withTaxes(child, factor, now))
    : product
}

type SetPrice = (target: string, price: number, tax: number) => void

/** Gives a configurable product the price of its cheapest variant; the last one wins if several are equally cheap. */
function withVariants(product: Record<string, unknown>, set: SetPrice, taxed: (child: JsonObject) => JsonObject): JsonObject {
  const children = objectsIn(product.configurable_children).map((child) => taxed(withAttributes(child)))
  for (const child of children) {
    if (!(Number(child.price_incl_tax) <= Number(product.price_incl_tax) || product.price === 0)) continue
    set('price', Number(child.price), Number(child.price_tax))
    set('special_price', Number(child.special_price), Number(child.special_price_tax))
  }
  return { ...product, configurable_children: children }
}

/** Copies the values of its custom attributes to fields. */
const withAttributes = (child: JsonObject): JsonObject => ({
  ...child,
  ...Object.fromEntries(
    objectsIn(child.custom_attributes ?? []).map((attribute) => [readText(attribute, 'attribute_code') ?? '', attribute.value]),
  ),
})

/** Without a rate, only `price` and `special_price` are repeated as prices with tax, and there is no special price. */
function withoutTaxes(product: JsonObject): JsonObject {
  const children = product.configurable_children
  return {
    ...product,
    price_incl_tax: product.price,
    price_tax: 0,
    special_price_incl_tax: 0,
    special_price_tax: 0,
    ...(Array.isArray(children) ? { configurable_children: objectsIn(children).map(withoutTaxes) } : {}),
  }
}

/** Returns the price as indexed, before any calculation; NaN if there is none. */
const original = (product: JsonObject, field: string): number =>
  Number.parseFloat(String(product[`original_${field}`] || product[field]))
