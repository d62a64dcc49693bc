import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router'
import { kindOf, type Shown } from '../routes/dispatch/shown.ts'
import { type LayoutName, screenHandle } from '../screen-handle.ts'

export interface MatchedScreen {
  /** Name in the route table of the specification. */
  readonly name: string
  readonly layout: LayoutName
  /** Sources of the code it needs. */
  readonly sources: readonly string[]
}

/** The screen that a request led to; for a path of the catalogue, the one that the dispatcher chose. */
export function matchedScreen({ matches, errors, loaderData }: StaticHandlerContext): MatchedScreen {
  const handle = screenHandle(matches.map(({ route }) => route.handle))
  const { name = 'error', layout = 'default', source = '' } = handle ?? {}
  if (Object.values(errors ?? {}).some((error) => isRouteErrorResponse(error) && error.status === 404)) {
    return { name: 'page-not-found', layout, sources: [source, 'web/features/error-pages/not-found-view.tsx'] }
  }
  if (name !== 'url-dispatcher') return { name, layout, sources: [source] }
  const shown: Shown = loaderData[matches.at(-1)?.route.id ?? '']
  const kind = kindOf(shown)
  return { name: kind, layout, sources: [source, `web/routes/dispatch/${kind}.tsx`] }
}
