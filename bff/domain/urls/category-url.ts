import { pathOf } from './shop-path.ts'

/** What of the configuration and the store view shapes addresses. */
export interface UrlSettings {
  /** Links use the catalogue's own url paths. */
  readonly urlDispatcher: boolean
  /** Path prefix of the store view ('/de'); empty for the default view. */
  readonly basePath: string
}

/** Where a category lives: '/decking/boards', or '/c/boards' without the dispatcher. @source CAT-4 */
export function categoryUrl(category: { readonly slug: string; readonly urlPath: string | null }, settings: UrlSettings): string {
  const own = settings.urlDispatcher && category.urlPath ? category.urlPath.split('/') : ['c', category.slug]
  return pathOf(settings.basePath, own)
}
