import type { CategoryKey } from '../catalog/category-tree.ts'
import { MESSAGES } from '../messages/log-messages.ts'
import type { ProductKey } from '../search/lookup-query.ts'

/** The keys to look up a product by, in order of preference. */
export interface ProductKeys extends CategoryKey {
  readonly sku?: string | null | undefined
}

export interface LookupArguments extends ProductKeys {
  readonly childSku?: string | null | undefined
}

export type ProductKeyChoice =
  | { readonly kind: 'lookup'; readonly key: ProductKey; readonly value: string }
  | { readonly kind: 'refused'; readonly message: string }

const NAMES = ['sku', 'id', 'urlKey', 'urlPath', 'slug'] as const
const FIELDS = { sku: 'sku', id: 'id', urlKey: 'url_key', urlPath: 'url_path', slug: 'slug' } as const

/**
 * The single key of a lookup. Without a key, the lookup is rejected with the specification's message. A variant is looked up in
 * its parent, so `childSku` is not a key.
 * @source PROD-25 to PROD-27; platform contract §6.8
 */
export function readProductKey({ childSku, ...keys }: LookupArguments): ProductKeyChoice {
  const given = NAMES.filter((name) => isGiven(keys[name]))
  if (given.length > 1) return { kind: 'refused', message: 'Pass exactly one of sku, id, urlKey, urlPath and slug.' }
  for (const name of given) {
    const value = keys[name]?.trim()
    if (value) return { kind: 'lookup', key: FIELDS[name], value }
  }
  return { kind: 'refused', message: childSku?.trim() ? MESSAGES.parentSkuMissing : MESSAGES.searchKeyMissing('sku') }
}

const isGiven = (key: string | null | undefined): boolean => key !== null && key !== undefined
