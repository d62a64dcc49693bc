import type { BreadcrumbList, Graph, Thing } from 'schema-dts'
import { inertJson } from './inert-json.ts'

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

/** The text of a `<script type="application/ld+json">`. */
export function jsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things }
  return inertJson(graph)
}
