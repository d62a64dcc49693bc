export interface Address {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** The scroll target: an element, an offset from the top in pixels, or none. */
export type ScrollTarget =
  | { readonly kind: 'element'; readonly id: string }
  | { readonly kind: 'offset'; readonly scroll: number }
  | { readonly kind: 'none' }

export interface Arrival {
  /** The shopper went back or forward. */
  readonly isBack: boolean
  /** The navigation asked to keep the scroll position. */
  readonly staysPut: boolean
  /** Scroll position when the page was left, in pixels. */
  readonly scroll: number | undefined
}

/**
 * The scroll position after a navigation: the hash target, the previous position when going back, the top of another page. A new query
 * of the same page keeps the position. Jumps within a page are left to the browser.
 * @source NAV-2 to NAV-4
 */
export function scrollTarget(from: Address, to: Address, { isBack, staysPut, scroll }: Arrival): ScrollTarget {
  const isSamePath = from.pathname === to.pathname
  if (isBack && isSamePath && from.search === to.search && to.hash) return { kind: 'none' }
  if (isBack) return { kind: 'offset', scroll: scroll ?? 0 }
  if (to.hash) return { kind: 'element', id: decoded(to.hash.slice(1)) }
  return isSamePath || staysPut ? { kind: 'none' } : { kind: 'offset', scroll: 0 }
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}
