import type { Location } from 'react-router'

/** Key of the session storage under which React Router stores scroll positions when the document is left. */
export const SCROLL_POSITIONS = 'shop/scroll-positions'

/**
 * Identifies a history entry. React Router calls every entry it did not create 'default': the tab's first page, and each jump to a hash
 * that the browser made. Without their addresses, a jump would restore the position of the first page.
 */
export const historyKey = ({ key, pathname, search, hash }: Location): string =>
  key === 'default' ? pathname + search + hash : key

/** The scroll position in pixels of a history entry of an earlier document; undefined if unknown. */
export function storedScroll(location: Location): number | undefined {
  try {
    const positions: unknown = JSON.parse(sessionStorage.getItem(SCROLL_POSITIONS) ?? 'null')
    const scroll = typeof positions === 'object' && positions !== null && Reflect.get(positions, historyKey(location))
    return typeof scroll === 'number' ? scroll : undefined
  } catch {
    return undefined // The browser denies storage, which React Router has logged.
  }
}
