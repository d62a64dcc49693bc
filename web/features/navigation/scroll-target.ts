export interface Address {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** Where to scroll to: an element, a distance from the top in pixels, or nowhere. */
export type ScrollTarget =
  | { readonly kind: 'element'; readonly id: string }
  | { readonly kind: 'offset'; readonly scroll: number }
  | { readonly kind: 'none' }

export interface Arrival {
  /** The shopper went back or forward. */
  readonly isBack: boolean
  /** The page asked to be left where it is. */
  readonly staysPut: boolean
  /** Where the page was when it was left, in pixels. */
  readonly scroll: number | undefined
}

/**
 * To the target of a hash, back to where the page was left, to the top of another page; a new query of the same page
 * leaves it where it is. Jumps within a page are the browser's own.
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
