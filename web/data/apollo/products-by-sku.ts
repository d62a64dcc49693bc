import type { FieldPolicy, NormalizedCacheObject, Reference } from '@apollo/client/cache'

/** As the cache keeps an entry of the field's answer. */
interface KeptEntry {
  readonly __typename: 'ProductBySku'
  readonly sku: string
  readonly product: Reference
}

/** What is known of each sku; null for one that leads nowhere. */
type KeptEntries = Readonly<Record<string, KeptEntry | null>>

/**
 * Every answer is kept sku by sku, so that answers can be put together of others. A sku that was never asked for is looked
 * for among the products of all pages that were seen.
 */
export const productsBySku = (
  productTypes: readonly string[],
): FieldPolicy<KeptEntries, readonly KeptEntry[], readonly KeptEntry[] | undefined> => ({
  keyArgs: false,
  merge(kept = {}, entries, { args }) {
    const answered = new Map(entries.map((entry) => [entry.sku, entry]))
    return { ...kept, ...Object.fromEntries(skusOf(args).map((sku) => [sku, answered.get(sku) ?? null])) }
  },
  read(kept = {}, { args, cache }) {
    // Writing the whole cache down is work, so only where a sku needs it, and once for all of them.
    let everything: NormalizedCacheObject | undefined
    const entries = [...new Set(skusOf(args))].map((sku) => {
      if (Object.hasOwn(kept, sku)) return kept[sku]
      everything ??= cache.extract()
      return seen(sku, everything, productTypes)
    })
    return entries.includes(undefined) ? undefined : entries.filter((entry) => entry !== null && entry !== undefined)
  },
})

const skusOf = (args: Record<string, unknown> | null): readonly string[] => (Array.isArray(args?.skus) ? args.skus : [])

/** The product of a sku among everything in the cache. */
function seen(sku: string, everything: NormalizedCacheObject, types: readonly string[]): KeptEntry | undefined {
  const id = Object.keys(everything).find((id) => everything[id]?.sku === sku && types.includes(everything[id].__typename ?? ''))
  return id === undefined ? undefined : { __typename: 'ProductBySku', sku, product: { __ref: id } }
}
