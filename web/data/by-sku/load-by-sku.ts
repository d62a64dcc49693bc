import type { Operation } from '#schema/operation.ts'
import { isOffline } from '../../api/errors.ts'
import { clientLoad } from '../client-load.ts'
import type { LoadOptions } from '../data-layer.types.ts'

interface FoundSku<Product> {
  readonly sku: string
  readonly product: Product
}

export type BySku<Product> = EntriesBySku<FoundSku<Product>>

interface EntriesBySku<Entry> {
  /** Null means the field failed; such answers are rejected earlier. */
  readonly productsBySku: readonly Entry[] | null
}

export type FoundBySku<Product> = FoundEntries<FoundSku<Product>>

export interface FoundEntries<Entry> {
  /** In the order of the skus requested. */
  readonly found: readonly Entry[]
  /** Offline: skus this device has no data for. All other missing skus no longer exist. */
  readonly unseen: readonly string[]
}

/**
 * Loads products by sku in one request. Offline, returns the products this device has seen.
 * @throws UnavailableError when the shop does not answer
 */
export async function loadBySku<Entry>(
  operation: Operation<EntriesBySku<Entry>, { readonly skus: readonly string[] }>,
  skus: readonly string[],
  options: LoadOptions = {},
): Promise<FoundEntries<Entry>> {
  try {
    const { productsBySku } = await clientLoad(operation, { skus }, options)
    return { found: productsBySku ?? [], unseen: [] }
  } catch (error) {
    if (!isOffline(error)) throw error
    return oneByOne(operation, skus, options)
  }
}

async function oneByOne<Entry>(
  operation: Operation<EntriesBySku<Entry>, { readonly skus: readonly string[] }>,
  skus: readonly string[],
  options: LoadOptions,
): Promise<FoundEntries<Entry>> {
  const answers = await Promise.all(
    skus.map((sku) =>
      clientLoad(operation, { skus: [sku] }, options).catch((error) => {
        if (isOffline(error)) return null
        throw error
      }),
    ),
  )
  return {
    found: answers.flatMap((answer) => answer?.productsBySku ?? []),
    unseen: skus.filter((_, i) => answers[i] === null),
  }
}
