import { loadParts } from '../../features/catalog/product/index.ts'
import { ProductView } from '../product/product-view.tsx'
import type { Shown } from './shown.ts'

/** Fetches what only this one product needs. */
export async function loadView(found: Shown) {
  if (found.__typename !== 'Category' && found.__typename !== 'CmsPage') await loadParts(found)
}

export function View({ found }: { readonly found: Shown }) {
  return found.__typename === 'Category' || found.__typename === 'CmsPage' ? null : <ProductView product={found} />
}
