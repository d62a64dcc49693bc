import { savesData } from '../../../data/save-data.ts'
import { askPocket, closePocket } from './ask-pocket.ts'
import type { PocketAnswer, PocketLookup, PocketShop } from './pocket.types.ts'

export type { PocketAnswer, PocketLookup, PocketProduct, PocketShop } from './pocket.types.ts'

/** Time to load and read a whole catalogue over a slow network. */
const RENEWAL_MS = 90_000

/**
 * Searches the catalogue on the device, as of `pricesFrom`. Null without a catalogue.
 * @param limit maximum number of products returned
 */
export async function searchPocket(shop: PocketShop, text: string, limit: number): Promise<PocketAnswer | null> {
  const answer = await askPocket(shop, { kind: 'search', text, limit })
  return answer && 'total' in answer ? answer : null
}

/** Products and variants by sku, in the order asked and ignoring case. Null without a catalogue on the device. */
export const pocketProducts = (shop: PocketShop, skus: readonly string[]): Promise<PocketLookup | null> =>
  askPocket(shop, { kind: 'lookup', skus })

/** The product whose page is at a path, followed by its variants; empty for other pages. Null without a catalogue on the device. */
export const pocketPage = (shop: PocketShop, path: string): Promise<PocketLookup | null> =>
  askPocket(shop, { kind: 'page', path })

/** Stores the current catalogue on the device, unless the shopper saves data. Removes it if the shop has disabled it. */
export async function keepPocket(shop: PocketShop & { readonly catalogueIndex: boolean }): Promise<void> {
  if (shop.catalogueIndex && savesData()) return
  await askPocket(shop, { kind: shop.catalogueIndex ? 'renew' : 'remove' }, RENEWAL_MS)
  closePocket()
}
