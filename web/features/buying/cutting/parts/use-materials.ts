import { useEffect, useState } from 'react'
import { CuttingMaterialsDocument, type CuttingMaterialsQuery } from '#schema/generated/operations.ts'
import { SEARCH_TERM } from '#schema/rules/constants.ts'
import { clientLoad } from '../../../../data/client-load.ts'

/** Debounce of the search in milliseconds. */
const DEBOUNCE_MS = 200

type Materials = NonNullable<CuttingMaterialsQuery['products']>['items']

interface UseMaterialsResult {
  readonly status: 'idle' | 'searching' | 'ready' | 'failed'
  readonly items: Materials
}

const IDLE: UseMaterialsResult = { status: 'idle', items: [] }

/** Products whose names match the typed text; outdated requests are cancelled. */
export function useMaterials(typed: string): UseMaterialsResult {
  const search = typed.trim()
  const isLongEnough = search.length >= SEARCH_TERM.minimumLength
  const [state, setState] = useState(IDLE)
  useEffect(() => {
    if (!isLongEnough) return setState(IDLE)
    setState((before) => ({ ...before, status: 'searching' }))
    const abort = new AbortController()
    const update = (next: UseMaterialsResult) => abort.signal.aborted || setState(next)
    const timer = setTimeout(() => {
      clientLoad(CuttingMaterialsDocument, { search }, { signal: abort.signal }).then(
        ({ products }) => update({ status: products ? 'ready' : 'failed', items: products?.items ?? [] }),
        () => update({ status: 'failed', items: [] }),
      )
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [search, isLongEnough])
  return state
}
