import type { Operation } from '#schema/operation.ts'
import { clientLoad } from '../client-load.ts'
import type { LoadOptions } from '../data-layer.types.ts'
import { isOffline } from '../errors.ts'

/** Where a sku leads. */
interface FoundSku<Product> {
  readonly sku: string
  readonly product: Product
}

/** Answer of an operation that asks for products by sku. */
export type BySku<Product> = EntriesBySku<FoundSku<Product>>

interface EntriesBySku<Entry> {
  /** Null is an answer that failed, and never comes this far. */
  readonly productsBySku: readonly Entry[] | null
}

/** What became of skus that were asked for. */
export type FoundBySku<Product> = FoundEntries<FoundSku<Product>>

export interface FoundEntries<Entry> {
  /** Where each sku leads, in the order asked. */
  readonly found: readonly Entry[]
  /** Skus of which this device knows nothing while there is no network. The others that were not found are gone. */
  readonly unseen: readonly string[]
}

/**
 * Products by their skus, in one request; without a network those of them that were seen.
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
