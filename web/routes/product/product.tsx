import { type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { ProductPageDocument } from '#schema/generated/operations.ts'
import { type LoaderArgs, loadFrom, notFound, redirectTo } from '../../data/loading.ts'
import { loadParts } from '../../features/catalog/product/index.ts'
import { ProductView } from './product-view.tsx'
import { isSamePage } from './same-page.ts'

/**
 * A variant that is opened as if it were a product is shown at its configurable product.
 * @source SCREEN-8, SCREEN-9, PROD-4
 */
export async function loader(args: LoaderArgs) {
  const { parentSku = '', childSku } = args.params
  const named = childSku ?? new URL(args.request.url).searchParams.get('childSku')
  const { product } = await loadFrom(args)(ProductPageDocument, { sku: parentSku, childSku: named })
  if (!product) notFound()
  if (product.sku !== parentSku && product.__typename === 'ConfigurableProduct')
    redirectTo(product.selectedVariant?.url ?? product.url)
  await loadParts(product)
  return product
}

/** Another variant of the same product is there already. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && (currentUrl.href === nextUrl.href || !isSamePage(currentUrl, nextUrl))
}

export function Component() {
  return <ProductView product={useLoaderData<typeof loader>()} />
}
