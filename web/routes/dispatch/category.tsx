import { CategoryView } from '../category/category-view.tsx'
import type { RouteTarget } from './route-target.ts'

export function View({ target }: { readonly target: RouteTarget }) {
  return target.__typename === 'Category' ? <CategoryView category={target} /> : null
}
