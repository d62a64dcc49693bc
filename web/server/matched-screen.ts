import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router'
import { NotFoundView } from '../features/content/error-pages/index.ts'
import type { Namespace } from '../messages/messages.types.ts'
import { type LayoutName, screenHandle } from '../router/screen-handle.ts'
import { type RouteTarget, screenKind } from '../routes/dispatch/route-target.ts'
import { viewFor } from '../routes/dispatch/views.ts'

export interface MatchedScreen {
  /** Name in the route table of the specification. */
  readonly name: string
  readonly layout: LayoutName
  readonly sources: readonly string[]
  readonly messages: readonly Namespace[]
}

/** The screen of a request. For a path without a route, the screen the dispatcher chose. */
export function matchedScreen({ matches, errors, loaderData }: StaticHandlerContext): MatchedScreen {
  const handle = screenHandle(matches.map(({ route }) => route.handle))
  const { name = 'error', layout = 'default', source = '', messages = [] } = handle ?? {}
  if (Object.values(errors ?? {}).some((error) => isRouteErrorResponse(error) && error.status === 404)) {
    const { messages } = NotFoundView
    return { name: 'page-not-found', layout, sources: [source, 'web/features/content/error-pages/not-found-view.tsx'], messages }
  }
  if (name !== 'url-dispatcher') return { name, layout, sources: [source], messages }
  const target: RouteTarget = loaderData[matches.at(-1)?.route.id ?? '']
  const kind = screenKind(target)
  return { name: kind, layout, sources: [source, `web/routes/dispatch/${kind}.tsx`], messages: viewFor(kind).messages }
}
