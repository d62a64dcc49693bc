import type { ShopInfo } from '#schema/page.types.ts'

/** Tells search engines where the home page is in the other languages; the default one is for all others. @source VIEW-2 */
export function Alternates({ shop: { storeViews = [], origin } }: { readonly shop: Pick<ShopInfo, 'storeViews' | 'origin'> }) {
  const [first] = storeViews
  const links = first ? [...storeViews, { ...first, code: 'x-default', language: 'x-default' }] : []
  return links.map(({ code, language, home }) => (
    <link key={code} rel="alternate" hrefLang={language} href={new URL(home, origin).href} />
  ))
}
