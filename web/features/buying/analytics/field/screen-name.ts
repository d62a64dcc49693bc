import type { AppRouter } from '../../../../router/app-router.ts'
import { screenHandle } from '../../../../router/screen-handle.ts'

/** What the dispatcher shows, by the kind of its data. */
const DISPATCHED: Readonly<Record<string, string>> = { Category: 'category', CmsPage: 'cms-page' }

/** Name of the screen on show; for an address without a route of its own that of the screen the dispatcher chose. */
export function screenName({
  matches,
  loaderData,
  errors,
}: Pick<AppRouter['state'], 'matches' | 'loaderData' | 'errors'>): string {
  if (errors) return 'page-not-found'
  const name = screenHandle(matches.map(({ route }) => route.handle))?.name ?? ''
  const data: unknown = loaderData[matches.at(-1)?.route.id ?? '']
  if (name !== 'url-dispatcher' || typeof data !== 'object' || data === null || !('__typename' in data)) return name
  return DISPATCHED[String(data.__typename)] ?? 'product'
}
