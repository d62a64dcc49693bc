import { loadParts } from '../../features/catalog/product/index.ts'
import { ProductView } from '../product/product-view.tsx'
import type { RouteTarget } from './route-target.ts'

export async function preloadParts(target: RouteTarget) {
  if (target.__typename !== 'Category' && target.__typename !== 'CmsPage') await loadParts(target)
}

export function View({ target }: { readonly target: RouteTarget }) {
  return target.__typename === 'Category' || target.__typename === 'CmsPage' ? null : <ProductView product={target} />
}
