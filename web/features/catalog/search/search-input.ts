import type { MouseEvent } from 'react'

export const SEARCH_INPUT_ID = 'search-input'

/** For links to the search field: focuses it without navigating. */
export function focusSearch(event: MouseEvent) {
  event.preventDefault()
  document.getElementById(SEARCH_INPUT_ID)?.focus({ preventScroll: true })
}
