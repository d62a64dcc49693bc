import type { SourcePrices, SpecialPriceWindow, TierPrice } from '../../../domain/catalog/catalog.types.ts'
import { type Document, documentsOf, isDocument, numberOf, priceOf, quantityOf, textOf } from '../../documents/document.ts'

const FIELDS = {
  price: 'price',
  finalPrice: 'final_price',
  specialPrice: 'special_price',
  originalPrice: 'original_price',
  originalFinalPrice: 'original_final_price',
  originalSpecialPrice: 'original_special_price',
} as const

/** @source platform contract §2.15 */
export const pricesOf = (document: Document): SourcePrices => ({
  price: priceOf(document[FIELDS.price]),
  finalPrice: priceOf(document[FIELDS.finalPrice]),
  specialPrice: offerOf(document[FIELDS.specialPrice]),
  originalPrice: priceOf(document[FIELDS.originalPrice]),
  originalFinalPrice: priceOf(document[FIELDS.originalFinalPrice]),
  originalSpecialPrice: offerOf(document[FIELDS.originalSpecialPrice]),
})

/** A special price; null if there is none, which the platform writes as 0. @source platform contract §14.16 */
const offerOf = (value: unknown): number | null => priceOf(value) || null

/**
 * A child's prices. In a compact answer a missing price is the parent's. In a full answer the child has no such price, unless it has no
 * price at all.
 * @source platform contract §2.12, §11.20
 */
export function childPricesOf(child: Document, parent: Document, compact: boolean): SourcePrices {
  const hasOwn = Object.values(FIELDS).some((field) => field in child)
  return pricesOf(compact || !hasOwn ? { ...pickPrices(parent), ...pickPrices(child) } : child)
}

const pickPrices = (document: Document): Document =>
  Object.fromEntries(Object.values(FIELDS).flatMap((field) => (field in document ? [[field, document[field]]] : [])))

export const specialWindowOf = (document: Document): SpecialPriceWindow => ({
  specialFrom: textOf(document.special_from_date),
  specialTo: textOf(document.special_to_date),
})

/** The window of the special price: it comes from the child or the parent, wherever the price comes from. */
export function childSpecialWindowOf(child: Document, parent: Document, prices: SourcePrices): SpecialPriceWindow {
  const inherited = !(FIELDS.specialPrice in child) && prices.specialPrice !== null
  const own = specialWindowOf(child)
  return inherited && !own.specialFrom && !own.specialTo ? specialWindowOf(parent) : own
}

/** Tier prices for all websites. A tier for one website is left out, because a store view's website is unknown. */
export const tierPricesOf = (tiers: unknown): readonly TierPrice[] =>
  documentsOf(tiers).flatMap((tier) => {
    const value = priceOf(tier.value)
    const qty = quantityOf(tier.qty)
    const extension = isDocument(tier.extension_attributes) ? tier.extension_attributes : {}
    const isForOneWebsite = (numberOf(extension.website_id ?? tier.website_id) ?? 0) !== 0
    return value === null || qty === null || isForOneWebsite
      ? []
      : [{ customerGroupId: numberOf(tier.customer_group_id) ?? 0, qty, value }]
  })
