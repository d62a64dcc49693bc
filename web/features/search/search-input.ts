import type { MouseEvent } from 'react'

export const SEARCH_INPUT_ID = 'search-input'

/** For a link to the field: puts the focus there and leaves page and address as they are. */
export function focusSearch(event: MouseEvent) {
  event.preventDefault()
  document.getElementById(SEARCH_INPUT_ID)?.focus({ preventScroll: true })
}
