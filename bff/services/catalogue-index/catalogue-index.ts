import { createHash } from 'node:crypto'
import type { CatalogueIndexAnswer, IndexedMoney, IndexedProduct } from '#schema/catalogue-index.types.ts'
import type { StoreViewConfig } from '../../config/store-view.ts'
import { difference, type Fingerprints } from '../../domain/catalogue-index/difference.ts'
import type { RequestScope } from '../scope/request-scope.ts'
import { wholeCatalogue } from './whole-catalogue.ts'

const FORMAT = 2

/** All products of a store view at the time of reading. */
export interface CatalogueIndex {
  readonly version: string
  /** ISO 8601. */
  readonly readAt: string
  readonly money: IndexedMoney
  readonly products: readonly IndexedProduct[]
  readonly fingerprints: Fingerprints
}

/** Reads the catalogue; null if it has more products than a device may store. @throws the errors of `wholeCatalogue` */
export async function readCatalogueIndex(newScope: () => RequestScope, most: number): Promise<CatalogueIndex | null> {
  const { now, storeView } = newScope()
  const products = await wholeCatalogue(newScope, most)
  if (!products) return null
  const money = moneyOf(storeView)
  const fingerprints = new Map(products.map((product) => [product.id, digest(JSON.stringify(product))]))
  const content = [...fingerprints].sort(([a], [b]) => (a < b ? -1 : 1))
  return { version: digest(JSON.stringify([FORMAT, money, content])), readAt: now.toISOString(), money, products, fingerprints }
}

/**
 * The answer to a device.
 * @param since the device's version; null or an unknown version requests the whole index
 */
export function catalogueIndexAnswer(
  { version, readAt, money, products, fingerprints }: CatalogueIndex,
  since: Pick<CatalogueIndex, 'version' | 'fingerprints'> | null,
): CatalogueIndexAnswer {
  if (!since) return { format: FORMAT, version, readAt, since: null, money, changed: products, removed: [] }
  const { changed, removed } = difference(since.fingerprints, fingerprints)
  const ids = new Set(changed)
  const changedProducts = products.filter(({ id }) => ids.has(id))
  return { format: FORMAT, version, readAt, since: since.version, money, changed: changedProducts, removed }
}

const moneyOf = ({ currency, locale, currencySign, priceFormat, minorDigits }: StoreViewConfig): IndexedMoney => ({
  currency,
  locale,
  currencySign,
  priceFormat,
  minorDigits,
})

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16)
