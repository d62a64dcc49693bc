import type { FieldPolicy, NormalizedCacheObject, Reference, StoreObject } from '@apollo/client/cache'

/** As the cache keeps an entry of the field's answer. */
interface KeptEntry {
  readonly __typename: 'ProductBySku'
  readonly sku: string
  readonly product: Reference
  readonly variant?: unknown
  readonly needsChoice?: unknown
}

/** What is known of each sku; null for one that leads nowhere. */
type KeptEntries = Readonly<Record<string, KeptEntry | null>>

/**
 * Every answer is kept sku by sku, so that answers can be put together of others; what one of them asks for and another does not
 * stays. A sku that was never asked for is looked for among the products of all pages that were seen, and their variants.
 */
export const productsBySku = (
  productTypes: readonly string[],
): FieldPolicy<KeptEntries, readonly KeptEntry[], readonly KeptEntry[] | undefined> => ({
  keyArgs: false,
  merge(kept = {}, entries, { args }) {
    const answered = new Map(entries.map((entry) => [entry.sku, entry]))
    const withAnswer = (sku: string) => {
      const entry = answered.get(sku)
      return entry ? { ...kept[sku], ...entry } : null
    }
    return { ...kept, ...Object.fromEntries(skusOf(args).map((sku) => [sku, withAnswer(sku)])) }
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

/** The product of a sku among everything in the cache, or the one that has it as a variant. */
function seen(sku: string, everything: NormalizedCacheObject, types: readonly string[]): KeptEntry | undefined {
  const products = Object.entries(everything).flatMap(([id, stored]) =>
    stored && types.includes(stored.__typename ?? '') ? [{ id, stored }] : [],
  )
  const entry = (id: string, variant: StoreObject | null, needsChoice: unknown): KeptEntry => ({
    ...{ __typename: 'ProductBySku', sku, product: { __ref: id }, variant },
    ...(needsChoice !== undefined && { needsChoice }),
  })
  const own = products.find(({ stored }) => stored.sku === sku)
  if (own) return entry(own.id, null, own.stored.needsChoice)
  for (const { id, stored } of products) {
    const variant = storeObjectsIn(stored.variants).find((other) => other.sku === sku)
    if (variant) return entry(id, variant, stored.customOptions && storeObjectsIn(stored.customOptions).some(isRequired))
  }
  return undefined
}

const isRequired = (option: StoreObject) => option.isRequired === true

const storeObjectsIn = (value: unknown): readonly StoreObject[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'object' && item !== null) : []
