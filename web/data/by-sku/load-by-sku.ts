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
export interface BySku<Product> {
  /** Null is an answer that failed, and never comes this far. */
  readonly productsBySku: readonly FoundSku<Product>[] | null
}

/** What became of skus that were asked for. */
export interface FoundBySku<Product> {
  /** Where each sku leads, in the order asked. */
  readonly found: readonly FoundSku<Product>[]
  /** Skus of which this device knows nothing while there is no network. The others that were not found are gone. */
  readonly unseen: readonly string[]
}

/**
 * Products by their skus, in one request; without a network those of them that were seen.
 * @throws UnavailableError when the shop does not answer
 */
export async function loadBySku<Product>(
  operation: Operation<BySku<Product>, { readonly skus: readonly string[] }>,
  skus: readonly string[],
  options: LoadOptions = {},
): Promise<FoundBySku<Product>> {
  try {
    const { productsBySku } = await clientLoad(operation, { skus }, options)
    return { found: productsBySku ?? [], unseen: [] }
  } catch (error) {
    if (!isOffline(error)) throw error
    return oneByOne(operation, skus, options)
  }
}

async function oneByOne<Product>(
  operation: Operation<BySku<Product>, { readonly skus: readonly string[] }>,
  skus: readonly string[],
  options: LoadOptions,
): Promise<FoundBySku<Product>> {
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
