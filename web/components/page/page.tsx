import type { ReactNode } from 'react'
import { useShop } from '../../data/shop.tsx'
import { pageAddress } from '../../data/shop-path.ts'
import type { PageMetadata } from './metadata.types.ts'
import { servedMetadata } from './served-metadata.ts'

interface PageProps extends PageMetadata {
  readonly robots?: string | undefined
  readonly children?: ReactNode
}

/**
 * A page: metadata for browsers, search engines and social networks, and the content. Crawlers read most of it in the HTML, so its code is
 * not shipped with the page: a page that is reached without a reload fetches it.
 * @source SHARE-4
 */
export function Page({ robots, children, ...page }: PageProps) {
  const shop = useShop()
  const { title, description, canonical } = page
  const summary = description?.trim()
  const url = canonical && pageAddress(canonical, shop)
  const describe = (script: HTMLScriptElement | null) => {
    // Only a page from the server has the text.
    if (script?.text === '') import('./metadata.ts').then((late) => late.showMetadata(script, page, shop), console.warn)
  }
  return (
    <>
      <title>{title ? `${title} | ${shop.name}` : shop.name}</title>
      {summary && <meta name="description" content={summary} />}
      {robots && <meta name="robots" content={robots} />}
      {url && <link rel="canonical" href={url} />}
      {import.meta.env.SSR &&
        servedMetadata()
          ?.metaTags(page, shop)
          .map((tag) => <meta key={JSON.stringify(tag)} {...tag} />)}
      {children}
      <script
        key={url}
        ref={describe}
        type="application/ld+json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: inert data, escaped
        dangerouslySetInnerHTML={{ __html: (import.meta.env.SSR && servedMetadata()?.structuredText(page, shop)) || '' }}
      />
    </>
  )
}
