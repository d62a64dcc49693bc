import { type LateComponent, late } from '../../late/late.tsx'
import { withMessages } from '../../messages/page-messages.ts'
import { type Kind, kindOf, type Shown } from './shown.ts'

/** The screens' code, each a file of its own. */
const VIEWS = {
  category: late(async () => (await import('./category.tsx')).View, 'now', ['listing']),
  product: late(async () => (await import('./product.tsx')).View, 'now', ['product']),
  'cms-page': late(async () => (await import('./cms-page.tsx')).View, 'now'),
}

/** The screen for what was found. */
export const view = (kind: Kind): LateComponent<{ readonly found: Shown }> => VIEWS[kind]

/** Fetches all the code that showing it needs, so that it can be shown in one go. */
export async function prepareView(found: Shown): Promise<void> {
  const kind = kindOf(found)
  await VIEWS[kind].preload()
  if (kind !== 'product') return
  const { loadView } = await withMessages(['product'], () => import('./product.tsx'))
  await loadView(found)
}
