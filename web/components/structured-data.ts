import { inertJson } from './inert-json.ts'

/** A schema.org thing: `{ '@type': 'Product', … }`. */
export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>

export interface Crumb {
  readonly name: string
  /** Path in this shop. */
  readonly url: string
}

/** @source https://schema.org/BreadcrumbList */
export function breadcrumbList(crumbs: readonly Crumb[], origin: string): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(url, origin).href,
    })),
  }
}

/** The text of a `<script type="application/ld+json">`. */
export function jsonLd(things: readonly Thing[]): string {
  return inertJson({ '@context': 'https://schema.org', '@graph': things })
}
