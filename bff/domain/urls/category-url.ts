import { joinPath } from './shop-path.ts'
import { isBelow } from './store-view.ts'

export interface UrlSettings {
  /** Links use the URL paths of the catalogue. */
  readonly urlDispatcher: boolean
  /** Path prefix of the store view ('/de'); empty for the default view. */
  readonly basePath: string
  /** Path prefixes of all store views on the same host. */
  readonly basePaths?: readonly string[]
}

/** The URL of a category: '/decking/boards', or '/c/boards' without the dispatcher. @source CAT-4, URL-14 */
export function categoryUrl(category: { readonly slug: string; readonly urlPath: string | null }, settings: UrlSettings): string {
  return joinPath(settings.basePath, catalogPath(category, settings) ?? ['c', category.slug])
}

/** The segments of a document's own path; null if links do not use it, or if it would lead to another store view. */
export function catalogPath(
  { urlPath }: { readonly urlPath: string | null },
  { urlDispatcher, basePath, basePaths = [] }: UrlSettings,
): readonly string[] | null {
  if (!urlDispatcher || !urlPath) return null
  const segments = urlPath.split('/')
  const path = joinPath(basePath, segments)
  return basePaths.some((other) => other.length > basePath.length && isBelow(path, other)) ? null : segments
}
