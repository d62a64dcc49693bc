import type { FoundEntries } from '../../../../data/by-sku/load-by-sku.ts'
import type { PocketLookup } from '../../offline-catalog/index.ts'
import type { Match } from '../rows/match.types.ts'
import { skuKey } from '../rows/order-rows.ts'
import { pocketMatch } from './match.ts'

/**
 * Adds products of the device catalogue for product numbers never seen.
 * @param lookUp searches the device catalogue, in the order asked; null if there is none
 * @source QUICK-9
 */
export async function withPocket(
  { found, unseen }: FoundEntries<Match>,
  lookUp: (skus: readonly string[]) => Promise<PocketLookup | null>,
): Promise<FoundEntries<Match>> {
  const seen = new Set(found.map(({ sku }) => skuKey(sku)))
  const wanted = unseen.filter((sku) => !seen.has(skuKey(sku)))
  const lookup = wanted.length > 0 ? await lookUp(wanted) : null
  const matches = wanted.flatMap((sku, i) => {
    const product = lookup?.products[i]
    return product ? [pocketMatch(sku, product, lookup.pricesFrom)] : []
  })
  return { found: [...found, ...matches], unseen: unseen.filter((sku) => !matches.some((match) => match.sku === sku)) }
}
