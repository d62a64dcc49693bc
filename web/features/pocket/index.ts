import { isThrifty } from '../../data/is-thrifty.ts'
import { askPocket, closePocket } from './ask-pocket.ts'
import type { PocketAnswer, PocketLookup, PocketShop } from './pocket.types.ts'

export type { PocketAnswer, PocketLookup, PocketProduct, PocketShop } from './pocket.types.ts'

/** A whole catalogue over a slow network, and its reading. */
const RENEWAL_MS = 90_000

/**
 * Searches the catalogue that is on the device, as it was read at `pricesFrom`. Null where none is.
 * @param limit how many products of all that are found
 */
export async function searchPocket(shop: PocketShop, text: string, limit: number): Promise<PocketAnswer | null> {
  const answer = await askPocket(shop, { kind: 'search', text, limit })
  return answer && 'total' in answer ? answer : null
}

/** Products and variants by their skus, in the order asked; capitals do not matter. Null where no catalogue is on the device. */
export const pocketProducts = (shop: PocketShop, skus: readonly string[]): Promise<PocketLookup | null> =>
  askPocket(shop, { kind: 'lookup', skus })

/**
 * The product whose page is at a path of the shop, then its variants; nothing for pages of something else. Null where no catalogue
 * is on the device.
 */
export const pocketPage = (shop: PocketShop, path: string): Promise<PocketLookup | null> =>
  askPocket(shop, { kind: 'page', path })

/** Has the device keep the catalogue, as it is now, unless the shopper saves data; rids it of it where the shop wants none kept. */
export async function keepPocket(shop: PocketShop & { readonly catalogueIndex: boolean }): Promise<void> {
  if (shop.catalogueIndex && isThrifty()) return
  await askPocket(shop, { kind: shop.catalogueIndex ? 'renew' : 'remove' }, RENEWAL_MS)
  closePocket()
}
