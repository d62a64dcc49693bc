import { useEffect, useState } from 'react'
import { SearchSuggestionsDocument } from '#schema/generated/operations.ts'
import { SEARCH_TERM } from '#schema/rules/constants.ts'
import { clientLoad } from '../../../data/client-load.ts'
import { useShop } from '../../../data/shop.tsx'
import type { SuggestionState } from './suggestion-options.ts'

const DEBOUNCE_MS = 160

const NOTHING: SuggestionState = { found: null, pricesFrom: null, hasFailed: false }
const FAILED: SuggestionState = { ...NOTHING, hasFailed: true }

/** Suggestions from the shop, or from the offline catalogue if the shop does not answer. Cancels outdated requests. */
export function useSuggestions(typed: string): SuggestionState {
  const term = typed.trim()
  const isLongEnough = term.length >= SEARCH_TERM.minimumLength
  const shop = useShop()
  const [state, setState] = useState(NOTHING)

  useEffect(() => {
    if (!isLongEnough) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      clientLoad(SearchSuggestionsDocument, { search: term }, { signal: abort.signal })
        .then(({ products }) => ({ found: products, pricesFrom: null, hasFailed: products === null }))
        .catch(async () => (await import('./panel/offline-suggestions.ts')).findOfflineSuggestions(shop, term))
        .catch(() => FAILED)
        .then((next) => abort.signal.aborted || setState(next))
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [term, isLongEnough, shop])

  return isLongEnough ? state : NOTHING
}
