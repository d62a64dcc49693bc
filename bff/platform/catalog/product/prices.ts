import type { SourcePrices, SpecialPriceWindow, TierPrice } from '../../../domain/catalog/catalog.types.ts'
import {
  type Document,
  decodeDocuments,
  decodeNumber,
  decodePrice,
  decodeQuantity,
  decodeText,
  isDocument,
} from '../../documents/document.ts'

const FIELDS = {
  price: 'price',
  finalPrice: 'final_price',
  specialPrice: 'special_price',
  originalPrice: 'original_price',
  originalFinalPrice: 'original_final_price',
  originalSpecialPrice: 'original_special_price',
} as const

/** @source platform contract §2.15 */
export const decodePrices = (document: Document): SourcePrices => ({
  price: decodePrice(document[FIELDS.price]),
  finalPrice: decodePrice(document[FIELDS.finalPrice]),
  specialPrice: decodeSpecialPrice(document[FIELDS.specialPrice]),
  originalPrice: decodePrice(document[FIELDS.originalPrice]),
  originalFinalPrice: decodePrice(document[FIELDS.originalFinalPrice]),
  originalSpecialPrice: decodeSpecialPrice(document[FIELDS.originalSpecialPrice]),
})

/** A special price; null if there is none, which the platform writes as 0. @source platform contract §14.16 */
const decodeSpecialPrice = (value: unknown): number | null => decodePrice(value) || null

/**
 * A child's prices. In a compact answer a missing price is the parent's. In a full answer the child has no such price, unless it has no
 * price at all.
 * @source platform contract §2.12, §11.20
 */
export function decodeChildPrices(child: Document, parent: Document, compact: boolean): SourcePrices {
  const hasOwn = Object.values(FIELDS).some((field) => field in child)
  return decodePrices(compact || !hasOwn ? { ...pickPrices(parent), ...pickPrices(child) } : child)
}

const pickPrices = (document: Document): Document =>
  Object.fromEntries(Object.values(FIELDS).flatMap((field) => (field in document ? [[field, document[field]]] : [])))

export const decodeSpecialWindow = (document: Document): SpecialPriceWindow => ({
  specialFrom: decodeDate(document.special_from_date),
  specialTo: decodeDate(document.special_to_date),
})

/** MySQL's date for none. */
const NO_DATE = /^0000-00-00/

function decodeDate(value: unknown): string | null {
  const text = decodeText(value)
  return text === null || NO_DATE.test(text) ? null : text
}

/** The window of the special price: it comes from the child or the parent, wherever the price comes from. */
export function decodeChildSpecialWindow(child: Document, parent: Document, prices: SourcePrices): SpecialPriceWindow {
  const inherited = !(FIELDS.specialPrice in child) && prices.specialPrice !== null
  const own = decodeSpecialWindow(child)
  return inherited && !own.specialFrom && !own.specialTo ? decodeSpecialWindow(parent) : own
}

const GUESTS = 0

/**
 * Tier prices for all websites. A tier for one website is left out, because a store view's website is unknown, and so is a tier whose
 * customer group cannot be read. A tier that states no group is the guests'.
 * @source PRICE-22
 */
export const decodeTierPrices = (tiers: unknown): readonly TierPrice[] =>
  decodeDocuments(tiers).flatMap((tier) => {
    const value = decodePrice(tier.value)
    const qty = decodeQuantity(tier.qty)
    const extension = isDocument(tier.extension_attributes) ? tier.extension_attributes : {}
    const isForOneWebsite = (decodeNumber(extension.website_id ?? tier.website_id) ?? 0) !== 0
    const customerGroupId = decodeNumber(tier.customer_group_id ?? GUESTS)
    return value === null || qty === null || customerGroupId === null || isForOneWebsite ? [] : [{ customerGroupId, qty, value }]
  })
