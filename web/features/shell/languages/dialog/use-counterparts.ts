import { useEffect, useRef, useState } from 'react'
import type { ShopInfo } from '#schema/page.types.ts'
import { counterparts, type FindCounterpart } from './counterpart.ts'

/** The longest a click waits for the lookup, in milliseconds. */
const LONGEST_MS = 3_000

const nowhere: FindCounterpart = async () => null

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
  const find = useRef(nowhere)
  useEffect(() => {
    const leaving = new AbortController()
    const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(LONGEST_MS)])
    find.current = counterparts(location.pathname, { basePath, origin }, signal)
    for (const view of storeViews ?? []) {
      void find.current(view).then((address) => {
        if (!leaving.signal.aborted) setKnown((before) => new Map(before).set(view.code, address))
      })
    }
    return () => leaving.abort()
  }, [storeViews, basePath, origin])
  return { known, find: (view) => find.current(view) }
}
