import { createRoot } from 'react-dom/client'
import { Suggestions } from './suggestions.tsx'

/** Adds suggestions to the search form. The form stays what it is; the list controls its field. */
export function suggest(search: HTMLElement) {
  const input = search.querySelector('input')
  const place = search.querySelector('[data-suggestions]')
  if (input && place) createRoot(place).render(<Suggestions search={search} input={input} />)
}
