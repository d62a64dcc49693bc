import { useEffect, useState } from 'react'
import { SearchSuggestionsDocument } from '#schema/generated/operations.ts'
import { SEARCH } from '#schema/rules/constants.ts'
import { clientLoad } from '../../data/client-load.ts'
import type { SuggestedProducts } from './suggestion-options.ts'

/** Pause in typing after which it is worth asking, in milliseconds. */
const PAUSE_MS = 160

export interface SuggestionState {
  readonly found: SuggestedProducts | null
  readonly hasFailed: boolean
}

const NOTHING: SuggestionState = { found: null, hasFailed: false }

/** What the shop suggests for what is typed so far; a question that typing has overtaken is given up. */
export function useSuggestions(typed: string): SuggestionState {
  const term = typed.trim()
  const isLongEnough = term.length >= SEARCH.minimumTermLength
  const [state, setState] = useState(NOTHING)

  useEffect(() => {
    if (!isLongEnough) return
    const abort = new AbortController()
    const timer = setTimeout(() => {
      clientLoad(SearchSuggestionsDocument, { search: term }, { signal: abort.signal }).then(
        ({ products }) => abort.signal.aborted || setState({ found: products, hasFailed: products === null }),
        () => abort.signal.aborted || setState({ found: null, hasFailed: true }),
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [term, isLongEnough])

  return isLongEnough ? state : NOTHING
}
