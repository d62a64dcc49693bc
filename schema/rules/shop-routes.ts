/** Routes of one segment. Other paths below them belong to the catalogue. */
const PAGES = [
  'pwa.html',
  'search',
  'compare',
  'wishlist',
  'lists',
  'create-password',
  'quick-order',
  'cutting-form',
  'panel-cutting-serivces',
  'panel-cutting-services',
  'cart',
  'checkout',
  'contact',
  'contact-us',
  'stores',
  'error',
  'app-shell',
  'graphiql',
  'graphql',
  'invalidate',
]

/** First segments of routes that have more. */
const SECTIONS = ['my-account', 'order-success', 'calculators', 'latest-news', 'c', 'p', 'i']

/** Addresses of the server that have no page: files of the root, and whatever is below these folders. */
const NO_PAGES =
  /^(?:[\w-]+\.(?:ico|js|json|png|svg|txt|webmanifest|xml)|sitemap-products-after-.*|feeds\/\w+\.xml|graphql\/schema\.graphql|health\/(?:live|ready)|reports\/(?:page|csp)|(?:api|assets|graphiql|img|media)\/.*)$/

/** Whether a path of the catalogue leads to the shop itself. @param path without the first slash @source URL-12, URL-13 */
export function isShopRoute(path: string): boolean {
  const address = path.toLowerCase()
  const [first = ''] = address.split('/')
  return SECTIONS.includes(first) || PAGES.includes(address) || NO_PAGES.test(address)
}
