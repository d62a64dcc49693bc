import { MESSAGES } from '../messages/log-messages.ts'
import type { ProductKey } from '../search/lookup-query.ts'

/** The keys a product can be asked for by, in the order of preference. */
export interface ProductKeys {
  readonly sku?: string | null | undefined
  readonly id?: string | null | undefined
  readonly urlKey?: string | null | undefined
  readonly urlPath?: string | null | undefined
  readonly slug?: string | null | undefined
}

export interface LookupArguments extends ProductKeys {
  /** A variant of the product that the key names. */
  readonly childSku?: string | null | undefined
}

export type ProductKeyChoice =
  | { readonly kind: 'lookup'; readonly key: ProductKey; readonly value: string }
  | { readonly kind: 'refused'; readonly message: string }

const NAMES = ['sku', 'id', 'urlKey', 'urlPath', 'slug'] as const
const FIELDS = { sku: 'sku', id: 'id', urlKey: 'url_key', urlPath: 'url_path', slug: 'slug' } as const

/**
 * The one key of a request. Without any it is refused in the specification's words; a variant is looked up in its
 * parent, so it does not stand for one.
 * @source PROD-25 to PROD-27; platform contract §6.8
 */
export function chosenKey({ childSku, ...keys }: LookupArguments): ProductKeyChoice {
  const given = NAMES.filter((name) => isGiven(keys[name]))
  if (given.length > 1) return { kind: 'refused', message: 'Please give exactly one of sku, id, urlKey, urlPath and slug.' }
  for (const name of given) {
    const value = keys[name]?.trim()
    if (value) return { kind: 'lookup', key: FIELDS[name], value }
  }
  return { kind: 'refused', message: childSku?.trim() ? MESSAGES.parentSkuMissing : MESSAGES.searchKeyMissing('sku') }
}

const isGiven = (key: string | null | undefined): boolean => key !== null && key !== undefined
