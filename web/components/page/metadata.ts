import type { Thing, WebPage } from 'schema-dts'
import type { ShopInfo } from '#schema/page.types.ts'
import { pictureUrl } from '#schema/rules/picture.ts'
import { pageAddress } from '../../data/shop-path.ts'
import { hardwareStore } from './hardware-store.ts'
import type { PageMetadata, StructuredData } from './metadata.types.ts'
import { productData } from './product-data.ts'
import { breadcrumbList, itemList, jsonLd, organisation } from './structured-data.ts'

/** The attributes of a `<meta>` for sharing. */
export type MetaTag = { readonly content: string } & ({ readonly property: string } | { readonly name: string })

/** For pages without a picture. */
const ICON = '/icon-512.png'

/**
 * Open Graph and Twitter tags. Pictures are JPEG, because not all sites read newer formats.
 * @source SHARE-5; https://ogp.me
 */
export function metaTags(page: PageMetadata, shop: ShopInfo): readonly MetaTag[] {
  const { title, description, canonical, picture, type = 'website' } = page
  const summary = description?.trim()
  const path = picture ? pictureUrl(picture.path, 'gallery', 'jpg', 2) : ICON
  const others = (shop.storeViews ?? []).filter(({ language }) => language !== shop.language)
  return [
    og('site_name', shop.name),
    og('title', title ?? shop.name),
    og('type', type),
    ...(summary ? [og('description', summary)] : []),
    ...(canonical === undefined ? [] : [og('url', pageAddress(canonical, shop))]),
    og('locale', toLocale(shop.language)),
    ...others.map(({ language }) => og('locale:alternate', toLocale(language))),
    og('image', new URL(path, shop.origin).href),
    og('image:alt', picture?.alt || (title ?? shop.name)),
    { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
  ]
}

const og = (name: string, content: string): MetaTag => ({ property: `og:${name}`, content })

/** 'en-GB' → 'en_GB' */
const toLocale = (language: string) => language.replaceAll('-', '_')

/** Pages without data of their own are described as pages. @source SHARE-4, SHARE-6 */
export function structuredText(page: PageMetadata, shop: ShopInfo): string {
  const { breadcrumbs = [], structuredData } = page
  const trail: readonly Thing[] = breadcrumbs.length > 0 ? [breadcrumbList(breadcrumbs, shop.origin)] : []
  const things = trail.concat(structuredData === 'contact' ? contactPage(page, shop) : toThings(structuredData, shop))
  return jsonLd(things.length > 0 ? things : [webPage(page, shop)])
}

/** @source https://schema.org/WebPage */
function webPage({ title, description, canonical }: PageMetadata, shop: ShopInfo): Exclude<WebPage, string> {
  const summary = description?.trim()
  return {
    '@type': 'WebPage',
    name: title ?? shop.name,
    inLanguage: shop.language,
    ...(summary && { description: summary }),
    ...(canonical !== undefined && { url: pageAddress(canonical, shop) }),
  }
}

/** @source FRONT-23; https://schema.org/ContactPage */
const contactPage = (page: PageMetadata, shop: ShopInfo): Thing => ({
  ...webPage(page, shop),
  '@type': 'ContactPage',
  mainEntity: organisation(shop)[0],
})

function toThings(data: Exclude<StructuredData, 'contact'> | null | undefined, shop: ShopInfo): readonly Thing[] {
  if (!data) return []
  if (data === 'shop') return organisation(shop)
  if (data === 'branches') return shop.branches.map((branch) => hardwareStore(branch, shop))
  if ('product' in data) return [productData(data.product, data.variant, data.reviews ?? null, shop)]
  return 'listing' in data ? [itemList(data.listing, shop.origin)] : [data]
}

/** Replaces the previous page's description after a navigation without a reload. @param script the new page's, still empty */
export function showMetadata(script: HTMLScriptElement, page: PageMetadata, shop: ShopInfo): void {
  // The shopper may have left the page while this code was fetched, and every render of the page calls this.
  if (!script.isConnected || script.text !== '') return
  script.text = structuredText(page, shop)
  for (const old of document.head.querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]')) old.remove()
  for (const attributes of metaTags(page, shop)) {
    const meta = document.createElement('meta')
    for (const [name, value] of Object.entries(attributes)) meta.setAttribute(name, value)
    document.head.append(meta)
  }
}
