/** Routes of one segment. Paths below them belong to the catalogue. */
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
]

/** First segments of routes that have more. */
const SECTIONS = ['my-account', 'order-success', 'calculators', 'latest-news', 'c', 'p', 'i']

/** Whether a path of the catalogue leads to a page of the shop itself. @param path without the first slash @source URL-12 */
export function isShopRoute(path: string): boolean {
  const [first = '', ...others] = path.toLowerCase().split('/')
  return SECTIONS.includes(first) || (others.length === 0 && PAGES.includes(first))
}
