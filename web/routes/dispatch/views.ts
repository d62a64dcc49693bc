import { type LateComponent, late } from '../../late/late.tsx'
import { withMessages } from '../../messages/page-messages.ts'
import { type RouteTarget, type ScreenKind, screenKind } from './route-target.ts'

/** One chunk per screen. */
const VIEWS = {
  category: late(async () => (await import('./category.tsx')).View, ['listing']),
  product: late(async () => (await import('./product.tsx')).View, ['product']),
  'cms-page': late(async () => (await import('./cms-page.tsx')).View),
}

export const viewFor = (kind: ScreenKind): LateComponent<{ readonly target: RouteTarget }> => VIEWS[kind]

/** Loads all code the target's screen needs, so that it renders without suspending. */
export async function preloadView(target: RouteTarget): Promise<void> {
  const kind = screenKind(target)
  await VIEWS[kind].preload()
  if (kind !== 'product') return
  const { preloadParts } = await withMessages(['product'], () => import('./product.tsx'))
  await preloadParts(target)
}
