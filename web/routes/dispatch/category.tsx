import { CategoryView } from '../category/category-view.tsx'
import type { Shown } from './shown.ts'

export function View({ found }: { readonly found: Shown }) {
  return found.__typename === 'Category' ? <CategoryView category={found} /> : null
}
