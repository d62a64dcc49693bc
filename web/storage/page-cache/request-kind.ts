/**
 * How the service worker handles a request. `page`: cached when visited. `private page`: never cached; the app shell replaces it
 * offline. `asset`: a built file. `picture`: a product picture. `brand`: logo and icons.
 */
export type RequestKind = 'page' | 'private page' | 'asset' | 'picture' | 'brand'

export interface RequestFacts {
  readonly method: string
  readonly url: string
  readonly isNavigation: boolean
}

/** Pages that show personal data or lead out of the shop. */
const PRIVATE_PAGE = /\/(?:my-account|create-password|order-success)(?:\/|$)/i
/** The checkout page itself is as impersonal as the cart; paths below it lead out of the shop. */
const CHECKOUT_PAGE = /^(?:\/[\w-]+)?\/checkout\/?$/
const CHECKOUT = /\/checkout(?:\/|$)/i
/** Query parameters that links in e-mails may contain. */
const PRIVATE_PARAMETER = /token|mail|passw|secret|^key$|^auth/i
/** Endpoints, and files that are not part of a page. */
const NO_PAGE =
  /\.(?!html$)\w+$|^\/(?:[\w-]+\/)?(?:graphql|app-shell)$|^\/(?:graphi?ql|health|app-shell|assets|img|media)(?:\/|$)/i
const BRAND = /^\/(?:mark\.svg|favicon\.svg|favicon\.ico|apple-touch-icon\.png|icon[\w-]*\.(?:svg|png))$/

/**
 * The kind of a request; null for requests the service worker leaves to the browser: everything that changes data, GraphQL (cached by
 * the page), paths below the checkout, other origins.
 * @param origin the shop's own
 * @source CACHE-10; decision 0025
 */
export function requestKind({ method, url, isNavigation }: RequestFacts, origin: string): RequestKind | null {
  if (method !== 'GET' || !URL.canParse(url)) return null
  const address = new URL(url)
  if (!address.href.startsWith(`${origin}/`)) return null
  const path = decodePath(address.pathname)
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

/** The path as the server decodes it; null if it is malformed. */
function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
