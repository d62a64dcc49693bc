import type { ListOffer } from '../offers/list-offers.ts'

interface ToAdd {
  /** Offers that the next press adds. */
  readonly ready: readonly (ListOffer & { readonly purchase: NonNullable<ListOffer['purchase']> })[]
  /** Offers that cannot be added, with their problems. */
  readonly refused: readonly ListOffer[]
}

/**
 * Splits the lines that are not in the cart yet into offers that can be added and offers that cannot.
 * @param added skus that earlier presses have added
 * @source SAVE-6
 */
export function toAdd(offers: readonly ListOffer[], added: ReadonlySet<string>): ToAdd {
  const open = offers.filter(({ sku }) => !added.has(sku))
  return {
    ready: open.flatMap((offer) => (offer.purchase ? [{ ...offer, purchase: offer.purchase }] : [])),
    refused: open.filter(({ purchase, isLoading }) => !purchase && !isLoading),
  }
}
