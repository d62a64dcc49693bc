import { SCREEN_PATHS } from '../generated/screens.ts'

const paths = Object.values(SCREEN_PATHS)
  .flat()
  .map((path) => path.slice(1).split('/'))
/** Routes of one segment. Other paths below them belong to the catalogue. */
const pages = segments(({ length }) => length === 1)
/** First segments of routes that have more. */
const sections = segments(({ length }) => length > 1)

/** Addresses of the server that have no page: files of the root, and whatever is below these folders. */
const NO_PAGES =
  /^(?:app-shell|graphiql|graphql|invalidate|[\w-]+\.(?:ico|js|json|png|svg|txt|webmanifest|xml)|sitemap-products-after-.*|feeds\/\w+\.xml|graphql\/schema\.graphql|health\/(?:live|ready)|reports\/(?:page|csp)|(?:api|assets|graphiql|img|media)\/.*)$/

/** Whether a path of the catalogue leads to the shop itself. @param path without the first slash @source URL-12, URL-13 */
export function isShopRoute(path: string): boolean {
  const address = path.toLowerCase()
  const [first = ''] = address.split('/')
  return sections.has(first) || pages.has(address) || NO_PAGES.test(address)
}

function segments(isIncluded: (path: readonly string[]) => boolean): ReadonlySet<string> {
  return new Set(paths.filter(isIncluded).flatMap(([first]) => first || []))
}
