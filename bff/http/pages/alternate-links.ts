import type { StoreViewInfo } from '#schema/page.types.ts'
import type { Alternate } from '../../services/urls/alternates.ts'

export interface LanguageAddress {
  /** BCP 47 tag, or 'x-default' for all other languages. */
  readonly hreflang: string
  readonly address: string
}

/**
 * Absolute URLs of a page in other languages. The default store view, which comes first, also serves all languages without a page.
 * @param origin of the page: 'https://shop.example'
 * @source VIEW-2
 */
export function languageAddresses(
  alternates: readonly Alternate[],
  storeViews: readonly StoreViewInfo[],
  origin: string,
): readonly LanguageAddress[] {
  return storeViews.flatMap(({ code, language, home }, index) => {
    const path = alternates.find(({ storeView }) => storeView === code)?.path
    if (path === undefined) return []
    const address = new URL(path, new URL(home, origin)).href
    const own = { hreflang: language, address }
    return index === 0 ? [own, { hreflang: 'x-default', address }] : [own]
  })
}

/** The URLs as values of a `Link` header. */
export const alternateLinks = (...page: Parameters<typeof languageAddresses>): readonly string[] =>
  languageAddresses(...page).map(({ hreflang, address }) => `<${address}>; rel="alternate"; hreflang="${hreflang}"`)
