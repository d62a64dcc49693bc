import { useEffect, useRef, useState } from 'react'
import type { ShopInfo } from '#schema/page.types.ts'
import { counterparts, type FindCounterpart } from './counterpart.ts'

/** The longest a click waits for the lookup. */
const TIMEOUT_MS = 3_000

const findNothing: FindCounterpart = async () => null

interface Counterparts {
  /** URLs of the current page by store view code; null if it has none; missing until known. */
  readonly known: ReadonlyMap<string, string | null>
  readonly find: FindCounterpart
}

/** Looks up the current page in each store view. */
export function useCounterparts({
  storeViews,
  basePath,
  origin,
}: Pick<ShopInfo, 'storeViews' | 'basePath' | 'origin'>): Counterparts {
  const [known, setKnown] = useState<Counterparts['known']>(new Map())
  const find = useRef(findNothing)
  useEffect(() => {
    const unmount = new AbortController()
    const signal = AbortSignal.any([unmount.signal, AbortSignal.timeout(TIMEOUT_MS)])
    find.current = counterparts(location.pathname, { basePath, origin }, signal)
    for (const view of storeViews ?? []) {
      void find.current(view).then((address) => {
        if (!unmount.signal.aborted) setKnown((before) => new Map(before).set(view.code, address))
      })
    }
    return () => unmount.abort()
  }, [storeViews, basePath, origin])
  return { known, find: (view) => find.current(view) }
}
