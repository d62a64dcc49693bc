import type { ReactNode } from 'react'
import type { Thing } from 'schema-dts'
import { useShop } from '../../data/shop.tsx'
import { fullPath } from '../../data/shop-path.ts'
import { breadcrumbList, type Crumb, jsonLd } from './structured-data.ts'

export interface PageProps {
  /** Without the shop's name; that is added. Without one the name stands alone. */
  title?: string | null | undefined
  description?: string | null | undefined
  /** Path in this shop with the query that makes another page, '/c/boards?page=2'. */
  canonical?: string | undefined
  /** From the first level down to this page. Told to search engines; `Breadcrumbs` shows them. */
  breadcrumbs?: readonly Crumb[] | undefined
  /** schema.org things, without `@context`. Paths in them should be absolute addresses. Only the server needs to give them. */
  structuredData?: Thing | readonly Thing[] | undefined
  robots?: string | undefined
  /** Path or address of the picture shown where the page is shared. */
  image?: string | undefined
  type?: 'website' | 'article' | 'product' | undefined
  children?: ReactNode
}

/** What a page says about itself to browsers, search engines and social networks, and its content. */
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
  const address = canonical === undefined ? undefined : new URL(fullPath(shop.basePath, canonical), shop.origin).href
  return (
    <>
      <title>{heading}</title>
      {summary && <meta name="description" content={summary} />}
      {robots && <meta name="robots" content={robots} />}
      {address && <link rel="canonical" href={address} />}
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:title" content={title ?? shop.name} />
      <meta property="og:type" content={type} />
      {summary && <meta property="og:description" content={summary} />}
      {address && <meta property="og:url" content={address} />}
      {image && <meta property="og:image" content={new URL(image, shop.origin).href} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {children}
      <script
        type="application/ld+json"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: inert data, made safe to stand in a page
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? structuredText(shop.origin, breadcrumbs, structuredData) : '' }}
      />
    </>
  )
}

/** Read from the page as it was served, so the code for it stays on the server. */
function structuredText(
  origin: string,
  breadcrumbs: PageProps['breadcrumbs'] = [],
  structuredData: PageProps['structuredData'] = [],
): string {
  const trail: readonly Thing[] = breadcrumbs.length > 0 ? [breadcrumbList(breadcrumbs, origin)] : []
  return jsonLd(trail.concat(structuredData))
}
