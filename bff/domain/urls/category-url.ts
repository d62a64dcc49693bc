import { joinPath } from './shop-path.ts'

export interface UrlSettings {
  /** Links use the URL paths of the catalogue. */
  readonly urlDispatcher: boolean
  /** Path prefix of the store view ('/de'); empty for the default view. */
  readonly basePath: string
}

/** The URL of a category: '/decking/boards', or '/c/boards' without the dispatcher. @source CAT-4 */
export function categoryUrl(category: { readonly slug: string; readonly urlPath: string | null }, settings: UrlSettings): string {
  const own = settings.urlDispatcher && category.urlPath ? category.urlPath.split('/') : ['c', category.slug]
  return joinPath(settings.basePath, own)
}
