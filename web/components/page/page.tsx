import type { ReactNode } from 'react'
import type { Thing } from 'schema-dts'
import { useShop } from '../../data/shop.tsx'
import { fullPath } from '../../data/shop-path.ts'
import { breadcrumbList, type Crumb, jsonLd } from './structured-data.ts'

interface PageProps {
  /** Without the shop's name, which is appended. Defaults to the shop's name alone. */
  title?: string | null | undefined
  description?: string | null | undefined
  /** Path in this shop, with the parts of the query that make it another page: '/c/boards?page=2'. */
  canonical?: string | undefined
  /** From the first level down to this page, for search engines. `Breadcrumbs` shows them to shoppers. */
  breadcrumbs?: readonly Crumb[] | undefined
  /** schema.org things without `@context`, with absolute URLs. Only needed on the server. */
  structuredData?: Thing | readonly Thing[] | undefined
  robots?: string | undefined
  /** Path or URL of the picture for social networks. */
  image?: string | undefined
  type?: 'website' | 'article' | 'product' | undefined
  children?: ReactNode
}

/** A page: metadata for browsers, search engines and social networks, and the content. */
export function Page({
  title,
  description,
  canonical,
  breadcrumbs,
  structuredData,
  robots,
  image,
  type = 'website',
  children,
}: PageProps) {
  const shop = useShop()
  const heading = title ? `${title} | ${shop.name}` : shop.name
  const summary = description?.trim()
  const url = canonical === undefined ? undefined : new URL(fullPath(shop.basePath, canonical), shop.origin).href
  return (
    <>
      <title>{heading}</title>
      {summary && <meta name="description" content={summary} />}
      {robots && <meta name="robots" content={robots} />}
      {url && <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:title" content={title ?? shop.name} />
      <meta property="og:type" content={type} />
      {summary && <meta property="og:description" content={summary} />}
      {url && <meta property="og:url" content={url} />}
      {image && <meta property="og:image" content={new URL(image, shop.origin).href} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {children}
      <script
        type="application/ld+json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: inert data, escaped
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? structuredText(shop.origin, breadcrumbs, structuredData) : '' }}
      />
    </>
  )
}

/** Crawlers read it in the HTML, so its code is not shipped to browsers. */
function structuredText(
  origin: string,
  breadcrumbs: PageProps['breadcrumbs'] = [],
  structuredData: PageProps['structuredData'] = [],
): string {
  const trail: readonly Thing[] = breadcrumbs.length > 0 ? [breadcrumbList(breadcrumbs, origin)] : []
  return jsonLd(trail.concat(structuredData))
}
