import { type ComponentType, type ReactNode, Suspense, use, useEffect } from 'react'
import type { Namespace } from '../messages/messages.types.ts'
import { withMessages } from '../messages/page-messages.ts'
import { markHydrated } from './early-clicks.ts'
import { type Trigger, waitFor } from './idle.ts'
import { lazy } from './lazy.ts'

/** A component whose code is loaded later. `preload` rejects if the code cannot be fetched. */
export type LateComponent<Props> = ComponentType<Props> & {
  preload(): Promise<unknown>
  readonly messages: readonly Namespace[]
}

/** Pause after a failed fetch, in milliseconds. It doubles with each further failure, up to the longest. */
const PAUSE_MS = 5000
const LONGEST_PAUSE_MS = 80_000

const components = new Set<Pick<LateComponent<never>, 'preload'>>()

/**
 * Fetches the code of every late component that was defined, one after the other, including late components in that code. The server
 * awaits it once, so that `renderToString` can render everything. Browsers do it in idle time, so that what a page opens is there when
 * a button is clicked.
 * @param turn resolves when the next component may be fetched
 */
export async function lateParts(turn?: () => Promise<void>): Promise<void> {
  for (const part of components) {
    await turn?.()
    await part.preload()
  }
}

/**
 * A component whose code is fetched when its trigger fires. The server renders it at once, and browsers keep that HTML until then.
 * If the code cannot be fetched, the HTML stays as it is until a later attempt succeeds.
 * @param messages namespaces of its texts that are not on every page it appears on; fetched with its code
 * @param trigger `now`: fetched when it is rendered. In a screen the loader awaits `preload`; elsewhere it needs a `Suspense` above it.
 * `idle` and `interaction`: for a `LatePart` beside the router
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  messages: readonly Namespace[] = [],
  trigger: Trigger = 'now',
): LateComponent<Props> {
  let arrival: Promise<ComponentType<Props>> | undefined

  const preload = lazy(async () => {
    const value = await withMessages(messages, load)
    // Marked as React marks a promise it has read, so that `use` returns the component without suspending.
    arrival = Object.assign(arrival ?? Promise.resolve(value), { status: 'fulfilled', value })
    return value
  })
  const retry = async (error: unknown, pauseMs = PAUSE_MS): Promise<ComponentType<Props>> => {
    console.warn('Part of the page stays as it is', error)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    return preload().catch((again) => retry(again, Math.min(2 * pauseMs, LONGEST_PAUSE_MS)))
  }
  const arrive = () => {
    // A server has no interactions. It renders a part before its code is there only after a hot reload.
    arrival ??= (import.meta.env.SSR ? preload() : waitFor(trigger).then(preload)).catch((error) => retry(error))
    return arrival
  }
  if (!import.meta.env.SSR) void waitFor(trigger)

  function Late(props: Props) {
    // Always the same promise: React warns if a component that suspended stops calling `use`.
    const Component = use(arrive())
    return <Component {...props} />
  }
  const component = Object.assign(Late, { preload, messages })
  components.add(component)
  return component
}

interface LatePartProps {
  readonly id: string
  /** One late component. */
  readonly children: ReactNode
}

/** A place for a late component beside the router. Must not be below a context that changes. */
export function LatePart({ id, children }: LatePartProps) {
  return (
    <div id={id} data-late="">
      <Suspense>
        {children}
        <HydrationMark id={id} />
      </Suspense>
    </div>
  )
}

/** Its effect runs when its siblings are hydrated. */
export function HydrationMark({ id }: { readonly id: string }) {
  useEffect(() => {
    const part = document.getElementById(id)
    if (part) markHydrated(part)
  }, [id])
  return null
}
