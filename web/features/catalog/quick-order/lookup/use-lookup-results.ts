import { useEffect } from 'react'
import { onRefreshed } from '../../../../data/client-load.ts'
import { createStore, useStore } from '../../../../data/store.ts'
import type { LookupResult, ProductLookup } from './product-lookup.ts'

const DEBOUNCE_MS = 160

/** The results for product numbers by `skuKey`, looked up once they have stopped changing. @param lookup null until its code has loaded */
export function useLookupResults(lookup: ProductLookup | null, skus: readonly string[]): ReadonlyMap<string, LookupResult> {
  const results = useStore(lookup?.results ?? NO_RESULTS, (all) => all)
  const skusKey = JSON.stringify(skus)
  useEffect(() => {
    const wanted: string[] = JSON.parse(skusKey)
    const timer = setTimeout(() => void lookup?.lookUp(wanted), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [skusKey, lookup])
  useEffect(() => {
    if (!lookup) return
    // Results from the last visit of the page may be outdated.
    void lookup.repeat('all')
    return onRefreshed(() => void lookup.repeat('all'))
  }, [lookup])
  return results
}

const NO_RESULTS: ProductLookup['results'] = createStore(new Map())
