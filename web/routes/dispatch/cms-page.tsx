import { CmsView } from '../../features/content/cms/index.ts'
import type { RouteTarget } from './route-target.ts'

export function View({ target }: { readonly target: RouteTarget }) {
  return target.__typename === 'CmsPage' ? <CmsView page={target} /> : null
}
