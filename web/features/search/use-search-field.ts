import { useEffect, useState } from 'react'

/** What is typed in the field, and whether the shopper is in it. */
export interface SearchField {
  readonly typed: string
  readonly isOpen: boolean
  readonly close: () => void
}

/** Follows a field that stands outside. Leaving the search closes it, and so does Escape. */
export function useSearchField(search: HTMLElement, input: HTMLInputElement): SearchField {
  const [typed, setTyped] = useState(input.value)
  const [isOpen, setOpen] = useState(search.contains(document.activeElement))

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const look = () => {
      setTyped(input.value)
      setOpen(search.contains(document.activeElement))
    }
    const close = () => setOpen(false)
    input.addEventListener('focus', look, { signal })
    input.addEventListener('input', look, { signal })
    search.addEventListener(
      'focusout',
      ({ relatedTarget }) => (relatedTarget instanceof Node && search.contains(relatedTarget)) || close(),
      { signal },
    )
    search.addEventListener('submit', close, { signal })
    // What happened between the first rendering and now was heard by nobody.
    look()
    return () => listening.abort()
  }, [search, input])

  useEffect(() => {
    if (!isOpen) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // A search field would be emptied as well.
      event.preventDefault()
      setOpen(false)
    }
    input.addEventListener('keydown', closeOnEscape)
    return () => input.removeEventListener('keydown', closeOnEscape)
  }, [input, isOpen])

  return { typed, isOpen, close: () => setOpen(false) }
}
