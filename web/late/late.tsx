import { type ComponentType, type ReactNode, Suspense, use, useEffect } from 'react'
import type { Namespace } from '../messages/messages.types.ts'
import { withMessages } from '../messages/page-messages.ts'
import { wake } from './early-clicks.ts'
import { type Moment, whenReached } from './idle.ts'
import { lazy } from './lazy.ts'

/** A component whose code comes late. `preload` rejects when it cannot be fetched. */
export type LateComponent<Props> = ComponentType<Props> & {
  preload(): Promise<unknown>
  readonly messages: readonly Namespace[]
}

const all = new Set<Pick<LateComponent<never>, 'preload'>>()

/**
 * Fetches everything that is late in what has run, one after the other, and what is late in that. The server awaits it once, after which
 * `renderToString` is enough; browsers do it when nobody waits for anything, so that what a page opens is there when it is pressed.
 * @param turn resolves when the next one may come
 */
export async function lateParts(turn?: () => Promise<void>): Promise<void> {
  for (const part of all) {
    await turn?.()
    await part.preload()
  }
}

/**
 * A component whose code is fetched at its moment. The server renders it at once, and browsers keep that HTML until then.
 * `now`: when it is rendered; in a screen's tree the loader awaits `preload`, elsewhere a `Suspense` stands around it.
 * `idle` and `sign`: in a `LatePart` beside the router. Code that does not come leaves the page as it is.
 * @param messages namespaces it says that are not on every page of those it stands in; fetched with its code
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  moment: Moment,
  messages: readonly Namespace[] = [],
): LateComponent<Props> {
  let arrival: Promise<ComponentType<Props>> | undefined

  const preload = lazy(async () => {
    const value = await withMessages(messages, load)
    // As React marks what it has waited for: what is there is rendered at once, whenever its moment comes.
    arrival = Object.assign(arrival ?? Promise.resolve(value), { status: 'fulfilled', value })
    return value
  })
  const stay = (error: unknown) => {
    console.warn('Part of the page stays as it is', error)
    arrival = undefined
    return new Promise<never>(() => {})
  }
  const arrive = () => {
    arrival ??= whenReached(moment).then(preload).catch(stay)
    return arrival
  }
  if (!import.meta.env.SSR) void whenReached(moment)

  function Late(props: Props) {
    // Always, and of one promise: React warns of a component that has waited and then does without.
    const Component = use(arrive())
    return <Component {...props} />
  }
  const component = Object.assign(Late, { preload, messages })
  all.add(component)
  return component
}

interface LatePartProps {
  readonly id: string
  /** One late component. */
  readonly children: ReactNode
}

/** A place for a late component beside the router. No context that changes may stand above it. */
export function LatePart({ id, children }: LatePartProps) {
  return (
    <div id={id} data-late="">
      <Suspense>
        {children}
        <Alive id={id} />
      </Suspense>
    </div>
  )
}

/** Becomes part of the page together with its sibling. */
function Alive({ id }: { readonly id: string }) {
  useEffect(() => {
    const part = document.getElementById(id)
    if (part) wake(part)
  }, [id])
  return null
}
