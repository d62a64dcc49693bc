import { useCallback, useEffect, useRef, useState } from 'react'
import { watchClose } from '../../../components/watch-close.ts'
import { useShop } from '../../../data/shop.tsx'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'
import { suggestionOptions } from './suggestion-options.ts'
import { useSuggestions } from './use-suggestions.ts'

/** What is typed into the search field, and what the open panel suggests for it. @param term the term of the page */
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
    /** Closes the panel when a search or a suggestion is chosen. */
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
