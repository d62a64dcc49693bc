import type { StoreViewInfo } from '#schema/page.types.ts'
import type { Alternate } from '../../services/urls/alternates.ts'

/**
 * Where a page is in other languages, as values of a `Link` header with absolute addresses; the default store view's, the first, is for
 * all other languages.
 * @param origin of the page: 'https://shop.example'
 * @source VIEW-2
 */
export function alternateLinks(
  alternates: readonly Alternate[],
  storeViews: readonly StoreViewInfo[],
  origin: string,
): readonly string[] {
  return storeViews.flatMap(({ code, language, home }, index) => {
    const path = alternates.find(({ storeView }) => storeView === code)?.path
    if (path === undefined) return []
    const address = new URL(path, new URL(home, origin)).href
    const link = (tag: string) => `<${address}>; rel="alternate"; hreflang="${tag}"`
    return index === 0 ? [link(language), link('x-default')] : [link(language)]
  })
}
