import { CmsView } from '../../features/content/cms/index.ts'
import type { Shown } from './shown.ts'

export function View({ found }: { readonly found: Shown }) {
  return found.__typename === 'CmsPage' ? <CmsView page={found} /> : null
}
