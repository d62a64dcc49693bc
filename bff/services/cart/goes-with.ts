import type { CartLine } from '#schema/generated/types.ts'
import { LIST_SIZES } from '#schema/rules/constants.ts'
import { toOutcome } from '../../platform/base/outcome.ts'
import { type ProductSelection, productModels } from '../catalog/product-models.ts'
import { relatedProducts } from '../catalog/related.ts'
import type { ProductModel } from '../products/models.ts'
import type { RequestScope } from '../scope/request-scope.ts'

/**
 * Related products of a product that was added, without those out of stock and those in the cart.
 * @param sku of the product's own page
 * @returns null if the products cannot be read, because the sync itself must not fail
 * @source NOTICE-8
 */
export async function goesWith(
  sku: string,
  cart: { readonly lines: readonly Pick<CartLine, 'sku' | 'parentSku'>[] } | null,
  selection: ProductSelection,
  scope: RequestScope,
): Promise<readonly ProductModel[] | null> {
  const inCart = new Set(cart?.lines.flatMap((line) => [line.sku, line.parentSku]))
  const loadRelated = async () => {
    const product = await scope.relatedBySku.load(sku)
    return product ? relatedProducts(product, scope) : []
  }
  const outcome = await toOutcome(loadRelated())
  if (outcome.kind !== 'found') return null
  const others = outcome.value.filter((other) => other.stock?.isInStock !== false && !inCart.has(other.sku))
  return productModels(others.slice(0, LIST_SIZES.goesWith), selection, scope)
}
