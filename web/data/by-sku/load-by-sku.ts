import type { Operation } from '#schema/operation.ts'
import { clientLoad } from '../client-load.ts'
import type { LoadOptions } from '../data-layer.types.ts'
import { isOffline } from '../errors.ts'

/** Answer of an operation that asks for products by sku. */
export interface BySku<Product> {
  readonly productsBySku: readonly { readonly sku: string; readonly product: Product }[]
}

/** What became of skus that were asked for. */
export interface FoundBySku<Product> {
  /** Where each sku leads, in the order asked. */
  readonly found: BySku<Product>['productsBySku']
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
    return { found: productsBySku, unseen: [] }
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
