import type { BreadcrumbList, Graph, Thing } from 'schema-dts'

export interface Crumb {
  readonly name: string
  /** Path in this shop. */
  readonly url: string
}

/** @source https://schema.org/BreadcrumbList */
export function breadcrumbList(crumbs: readonly Crumb[], origin: string): BreadcrumbList {
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

/** Serialises data for a `<script>` of a data type. Escapes '<', so that no text can close the element or open a comment. */
export const toInertJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The text of a `<script type="application/ld+json">`. */
export function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return toInertJson(graph)
}
