import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router'
import { NotFoundView } from '../features/content/error-pages/index.ts'
import type { Namespace } from '../messages/messages.types.ts'
import { type LayoutName, screenHandle } from '../router/screen-handle.ts'
import { kindOf, type Shown } from '../routes/dispatch/shown.ts'
import { view } from '../routes/dispatch/views.ts'

export interface MatchedScreen {
  /** Name in the route table of the specification. */
  readonly name: string
  readonly layout: LayoutName
  /** Sources of the code it needs. */
  readonly sources: readonly string[]
  /** What it says. */
  readonly messages: readonly Namespace[]
}

/** The screen that a request led to; for a path of the catalogue, the one that the dispatcher chose. */
export function matchedScreen({ matches, errors, loaderData }: StaticHandlerContext): MatchedScreen {
  const handle = screenHandle(matches.map(({ route }) => route.handle))
  const { name = 'error', layout = 'default', source = '', messages = [] } = handle ?? {}
  if (Object.values(errors ?? {}).some((error) => isRouteErrorResponse(error) && error.status === 404)) {
    const { messages } = NotFoundView
    return { name: 'page-not-found', layout, sources: [source, 'web/features/content/error-pages/not-found-view.tsx'], messages }
  }
  if (name !== 'url-dispatcher') return { name, layout, sources: [source], messages }
  const shown: Shown = loaderData[matches.at(-1)?.route.id ?? '']
  const kind = kindOf(shown)
  return { name: kind, layout, sources: [source, `web/routes/dispatch/${kind}.tsx`], messages: view(kind).messages }
}
