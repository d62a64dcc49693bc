import { useEffect, useState } from 'react'
import { CuttingMaterialsDocument, type CuttingMaterialsQuery } from '#schema/generated/operations.ts'
import { SEARCH_TERM } from '#schema/rules/constants.ts'
import { clientLoad } from '../../../../data/client-load.ts'

/** Debounce of the search in milliseconds. */
const PAUSE_MS = 200

type Found = NonNullable<CuttingMaterialsQuery['products']>['items']

export interface FoundMaterials {
  readonly status: 'idle' | 'searching' | 'ready' | 'failed'
  readonly items: Found
}

const IDLE: FoundMaterials = { status: 'idle', items: [] }

/** Products whose names match the typed text; outdated requests are cancelled. */
export function useMaterials(typed: string): FoundMaterials {
  const search = typed.trim()
  const isLongEnough = search.length >= SEARCH_TERM.minimumLength
  const [state, setState] = useState(IDLE)
  useEffect(() => {
    if (!isLongEnough) return setState(IDLE)
    setState((before) => ({ ...before, status: 'searching' }))
    const abort = new AbortController()
    const settle = (next: FoundMaterials) => abort.signal.aborted || setState(next)
    const timer = setTimeout(() => {
      clientLoad(CuttingMaterialsDocument, { search }, { signal: abort.signal }).then(
        ({ products }) => settle({ status: products ? 'ready' : 'failed', items: products?.items ?? [] }),
        () => settle({ status: 'failed', items: [] }),
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [search, isLongEnough])
  return state
}
