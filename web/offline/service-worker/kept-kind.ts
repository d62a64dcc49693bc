/**
 * What a request asks for, as far as the service worker has anything to do with it. `page`: kept when it was visited. `private
 * page`: never kept, but the app shell stands in for it without a network. `asset`: a built file. `picture`: of a product.
 * `brand`: mark and icons.
 */
export type KeptKind = 'page' | 'private page' | 'asset' | 'picture' | 'brand'

export interface Asked {
  readonly method: string
  readonly url: string
  /** The browser goes to a page with it. */
  readonly isNavigation: boolean
}

/** They say whose they are, show what is somebody's own, or lead out of the shop. */
const PRIVATE_PAGE = /\/(?:my-account|create-password|order-success)(?:\/|$)/i
/** The page of the checkout, which says whose it is as little as the cart does; what is below it leads out of the shop. */
const CHECKOUT_PAGE = /^(?:\/[\w-]+)?\/checkout\/?$/
const CHECKOUT = /\/checkout(?:\/|$)/i
/** Names of parameters that a page's address may bring from a letter. */
const PRIVATE_PARAMETER = /token|mail|passw|secret|^key$|^auth/i
/** Endpoints, and files that are no part of a page. */
const NO_PAGE =
  /\.(?!html$)\w+$|^\/(?:[\w-]+\/)?(?:graphql|app-shell)$|^\/(?:graphi?ql|health|app-shell|assets|img|media)(?:\/|$)/i
const BRAND = /^\/(?:mark\.svg|favicon\.svg|favicon\.ico|apple-touch-icon\.png|icon[\w-]*\.(?:svg|png))$/

/**
 * The kind of what is asked for; null for what the service worker leaves to the browser: all that changes anything, GraphQL,
 * whose answers the page keeps, what is below the checkout, other origins.
 * @param origin the shop's own
 * @source CACHE-10; decision 0068
 */
export function keptKind({ method, url, isNavigation }: Asked, origin: string): KeptKind | null {
  if (method !== 'GET' || !URL.canParse(url)) return null
  const address = new URL(url)
  if (!address.href.startsWith(`${origin}/`)) return null
  const path = decoded(address.pathname)
  if (path === null) return null
  if (isNavigation) return pageKind(path, address.searchParams)
  if (path.startsWith('/assets/')) return 'asset'
  if (path.startsWith('/img/')) return 'picture'
  return BRAND.test(path) ? 'brand' : null
}

function pageKind(path: string, parameters: URLSearchParams): 'page' | 'private page' | null {
  if (CHECKOUT_PAGE.test(path)) return 'private page'
  if (CHECKOUT.test(path)) return null
  if (PRIVATE_PAGE.test(path)) return 'private page'
  if (NO_PAGE.test(path)) return null
  return [...parameters.keys()].some((name) => PRIVATE_PARAMETER.test(name)) ? 'private page' : 'page'
}

/** The path as the server reads it; null when it cannot be read. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
