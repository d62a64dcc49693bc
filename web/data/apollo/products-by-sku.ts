import type { FieldPolicy, NormalizedCacheObject, Reference, StoreObject } from '@apollo/client/cache'

/** An entry of the field's answer as the cache stores it. */
interface KeptEntry {
  readonly __typename: 'ProductBySku'
  readonly sku: string
  readonly product: Reference
  readonly variant?: unknown
  readonly needsChoice?: unknown
}

/** Known entries by sku; null if the sku leads to no product. */
type KeptEntries = Readonly<Record<string, KeptEntry | null>>

/**
 * Stores answers per sku, so that new answers can be combined from earlier ones. Fields of several answers are merged. A sku that was
 * never requested is looked up among all cached products and their variants.
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
    return { ...kept, ...Object.fromEntries(readSkus(args).map((sku) => [sku, withAnswer(sku)])) }
  },
  read(kept = {}, { args, cache }) {
    // Extracting the whole cache is expensive, so it is done at most once, and only if a sku needs it.
    let everything: NormalizedCacheObject | undefined
    const entries = [...new Set(readSkus(args))].map((sku) => {
      if (Object.hasOwn(kept, sku)) return kept[sku]
      everything ??= cache.extract()
      return findSeen(sku, everything, productTypes)
    })
    return entries.includes(undefined) ? undefined : entries.filter((entry) => entry !== null && entry !== undefined)
  },
})

const readSkus = (args: Record<string, unknown> | null): readonly string[] => (Array.isArray(args?.skus) ? args.skus : [])

/** Finds the cached product with this sku, or the one with this sku as a variant. */
function findSeen(sku: string, everything: NormalizedCacheObject, types: readonly string[]): KeptEntry | undefined {
  const products = Object.entries(everything).flatMap(([id, stored]) =>
    stored && types.includes(stored.__typename ?? '') ? [{ id, stored }] : [],
  )
  const entry = (id: string, variant: StoreObject | null, needsChoice: unknown): KeptEntry => ({
    __typename: 'ProductBySku',
    sku,
    product: { __ref: id },
    variant,
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
