import { useLoaderData } from 'react-router'
import { ProductPageDocument } from '#schema/generated/operations.ts'
import { type LoaderArgs, loadFrom, notFound, redirectTo } from '../../data/loading.ts'
import { loadParts } from '../../features/catalog/product/index.ts'
import { reviewVariables } from '../../features/catalog/reviews/index.ts'
import { ProductView } from './product-view.tsx'

export { shouldRevalidate } from './same-page.ts'

/**
 * Redirects the URL of a variant's own sku to its configurable product.
 * @source SCREEN-8, SCREEN-9, PROD-4, URL-10
 */
export async function loader(args: LoaderArgs) {
  const { parentSku = '', childSku } = args.params
  const { search, searchParams } = new URL(args.request.url)
  const variables = { sku: parentSku, childSku: childSku ?? searchParams.get('childSku'), ...reviewVariables(search) }
  const { product } = await loadFrom(args)(ProductPageDocument, variables)
  if (!product) notFound()
  if (product.sku !== parentSku && product.__typename === 'ConfigurableProduct') {
    const { keepPageParameters } = await import('../../features/catalog/listing/listing-url.ts')
    redirectTo(keepPageParameters(product.selectedVariant?.url ?? product.url, searchParams))
  }
  await loadParts(product)
  return product
}

export function Component() {
  return <ProductView product={useLoaderData<typeof loader>()} />
}
