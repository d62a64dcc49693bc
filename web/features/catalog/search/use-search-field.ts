import { useCallback, useEffect, useRef, useState } from 'react'
import { SearchSuggestionsDocument } from '#schema/generated/operations.ts'
import { SEARCH_TERM } from '#schema/rules/constants.ts'
import { watchClose } from '../../../components/watch-close.ts'
import { clientLoad } from '../../../data/client-load.ts'
import { useShop } from '../../../data/shop.tsx'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'
import { type SuggestionState, suggestionOptions } from './suggestion-options.ts'

/** The text in the search field and the suggestions of the open panel. @param term the term of the page */
export function useSearchField(term: string) {
  const { deviceDatabase, texts } = useShop()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(term)
  const [isOpen, setOpen] = useState(false)
  const [recent, setRecent] = useState<readonly string[]>([])
  const typedTerm = typed.trim()
  const suggestions = useSuggestions(isOpen ? typedTerm : '')

  const open = useCallback(
    (field: HTMLInputElement) => {
      setTyped(field.value)
      setRecent(recentSearches(deviceDatabase))
      setOpen(true)
    },
    [deviceDatabase],
  )
  // The shopper may have focused the field before hydration.
  useEffect(() => {
    const field = input.current
    if (field && document.activeElement === field) open(field)
  }, [open])
  useEffect(() => {
    if (!isOpen) return
    return watchClose(() => {
      setOpen(false)
      // The next tap on the field opens the panel again.
      input.current?.blur()
    })
  }, [isOpen])

  return {
    input,
    typedTerm,
    isOpen,
    suggestions,
    options: isOpen ? suggestionOptions(typedTerm, suggestions.found, { recent, popular: texts.popularSearches }) : [],
    open,
    close: () => setOpen(false),
    /** Remembers the search and closes the panel, when a search or a suggestion is chosen. */
    finish() {
      rememberSearch(deviceDatabase, typedTerm)
      setOpen(false)
    },
    forgetRecent() {
      forgetSearches(deviceDatabase)
      setRecent([])
    },
  }
}

const DEBOUNCE_MS = 160

const NOTHING: SuggestionState = { found: null, pricesFrom: null, hasFailed: false }
const FAILED: SuggestionState = { ...NOTHING, hasFailed: true }

/** Suggestions from the shop, or from the offline catalogue if the shop does not answer. Cancels outdated requests. */
function useSuggestions(term: string): SuggestionState {
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
